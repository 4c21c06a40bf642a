import {chromium, firefox, webkit} from '@playwright/test';
import {ensureBrowser, findBrowser} from '../../scripts/support/browser';
import type {Engine} from './driver';
import {startFirefox} from './drivers/bidi';
import {startWithPlaywright} from './drivers/playwright';
import {startWebKit} from './drivers/webdriver';

/** How an engine starts on this machine, or what it lacks for that. */
export type Way = {start: () => Promise<Engine>} | {lacks: string};

/** The engines in which the site is read, each by Playwright where its browser is installed, else as the system has it. */
export const ENGINES = {
  /** There is always one: it is installed where there is none. */
  chromium: (): Way => ({
    start: () =>
      startWithPlaywright({
        type: chromium,
        options: {executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu']},
        withoutStorage: {args: ['--no-sandbox', '--disable-gpu', '--blink-settings=localStorageEnabled=false']},
      }),
  }),

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
      : {lacks: 'no Firefox; npx playwright install firefox, or apt-get install firefox-esr'};
  },

  webkit(): Way {
    const programs = findBrowser('webkit');
    if (typeof programs === 'string') {
      return {start: () => startWithPlaywright({type: webkit})};
    }
    return programs
      ? {start: () => startWebKit(programs)}
      : {lacks: 'no WebKit; npx playwright install webkit, or apt-get install webkit2gtk-driver xvfb'};
  },
};
