import {chromium, firefox, webkit} from '@playwright/test';
import {BROWSERS} from '../../scripts/support/browser';
import type {Engine} from './driver';
import {startFirefox} from './drivers/bidi';
import {startWithPlaywright} from './drivers/playwright';
import {startWebKit} from './drivers/webdriver';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/**
 * For each engine, returns a function that starts it, or `null` if it is not installed. Playwright's own browsers take
 * precedence over the system's, except for a Chromium in `CHROME_PATH`.
 */
export const ENGINES: Record<EngineName, () => (() => Promise<Engine>) | null> = {
  chromium() {
    const executablePath = BROWSERS.wholeChromium.find();
    // Enable the back/forward cache, as in a reader's browser.
    const options = {args: ['--disable-gpu'], ignoreDefaultArgs: ['--disable-back-forward-cache']};
    return executablePath ? () => startWithPlaywright(chromium, {...options, executablePath}) : null;
  },

  firefox() {
    const executable = BROWSERS.firefox.find();
    if (executable === firefox.executablePath()) {
      return () => startWithPlaywright(firefox);
    }
    return executable ? () => startFirefox(executable) : null;
  },

  webkit() {
    const programs = BROWSERS.webkit.find();
    return typeof programs === 'string' ? () => startWithPlaywright(webkit) : programs && (() => startWebKit(programs));
  },
};
