import fs from 'node:fs';
import path from 'node:path';
import {firefox, webkit, chromium} from '@playwright/test';
import {ensureBrowser} from '../../scripts/support/browser';
import type {Engine} from './driver';
import {startFirefox} from './drivers/bidi';
import {startWithPlaywright} from './drivers/playwright';
import {startWebKit} from './drivers/webdriver';

/** How an engine starts on this machine, or what it lacks for that. */
export type Way = {start: () => Promise<Engine>} | {lacks: string};

/** Where Linux has what is not on the `PATH` of everybody, and macOS and Windows have Firefox. */
const FIREFOX = ['firefox-esr', 'firefox'];
const FIREFOX_APPLICATIONS = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

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
    if (fs.existsSync(firefox.executablePath())) {
      return {
        start: () =>
          startWithPlaywright({type: firefox, withoutStorage: {firefoxUserPrefs: {'dom.storage.enabled': false}}}),
      };
    }
    const executable = findProgram(FIREFOX) ?? FIREFOX_APPLICATIONS.find((file) => fs.existsSync(file));
    return executable
      ? {start: () => startFirefox(executable)}
      : {
          lacks:
            "neither Playwright's nor an installed Firefox; npx playwright install firefox, or apt-get install firefox-esr",
        };
  },

  webkit(): Way {
    if (fs.existsSync(webkit.executablePath())) {
      return {start: () => startWithPlaywright({type: webkit})};
    }
    const [webKitWebDriver, miniBrowser, xvfb] = [
      findProgram(['WebKitWebDriver']),
      findMiniBrowser(),
      findProgram(['Xvfb']),
    ];
    return webKitWebDriver && miniBrowser && xvfb
      ? {start: () => startWebKit({webKitWebDriver, miniBrowser, xvfb})}
      : {
          lacks:
            "neither Playwright's nor WebKitWebDriver with Xvfb; npx playwright install webkit, or apt-get install webkit2gtk-driver xvfb",
        };
  },
};

function findProgram(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => fs.existsSync(file));
}

/** Beside WebKit's library (`/usr/lib/<architecture>/webkit2gtk-4.1`), since nobody is meant to browse with it. */
function findMiniBrowser(): string | undefined {
  const architectures = fs.existsSync('/usr/lib')
    ? fs.readdirSync('/usr/lib').filter((name) => name.includes('-linux-'))
    : [];
  return ['/usr/libexec', '/usr/lib64', ...architectures.map((name) => `/usr/lib/${name}`)]
    .flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((library) => path.join(folder, library, 'MiniBrowser')),
    )
    .find((file) => fs.existsSync(file));
}
