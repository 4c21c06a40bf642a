import {chromium, firefox, webkit} from '@playwright/test';
import {findBrowser} from '../../scripts/support/browser';
import type {Engine} from './driver';
import {startFirefox} from './drivers/bidi';
import {startWithPlaywright} from './drivers/playwright';
import {startWebKit} from './drivers/webdriver';

/** How to start an engine on this machine, or what is missing. */
export type Way = {start: () => Promise<Engine>} | {lacks: string};

/** The engines to test: with Playwright's browsers if they are installed, otherwise with the system's. */
export const ENGINES = {
  chromium(): Way {
    const executablePath = findBrowser('wholeChromium');
    const options = {
      executablePath: executablePath ?? '',
      args: ['--disable-gpu'],
      // Enable the back/forward cache, as in a reader's browser.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    };
    return executablePath
      ? {
          start: () =>
            startWithPlaywright({
              type: chromium,
              options,
              withoutStorage: {args: [...options.args, '--blink-settings=localStorageEnabled=false']},
            }),
        }
      : {lacks: 'Chromium is not installed: run npx playwright install chromium, or apt-get install chromium'};
  },

  firefox(): Way {
    const executable = findBrowser('firefox');
    if (executable === firefox.executablePath()) {
      return {
        start: () =>
          startWithPlaywright({type: firefox, withoutStorage: {firefoxUserPrefs: {'dom.storage.enabled': false}}}),
      };
    }
    return executable
      ? {start: () => startFirefox(executable)}
      : {lacks: 'Firefox is not installed: run npx playwright install firefox, or apt-get install firefox-esr'};
  },

  webkit(): Way {
    const programs = findBrowser('webkit');
    if (typeof programs === 'string') {
      return {start: () => startWithPlaywright({type: webkit})};
    }
    return programs
      ? {start: () => startWebKit(programs)}
      : {
          lacks:
            'WebKit is not installed: run npx playwright install webkit, or apt-get install webkit2gtk-driver xvfb',
        };
  },
};
