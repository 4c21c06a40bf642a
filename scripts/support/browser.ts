import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {chromium, firefox, webkit} from '@playwright/test';

/**
 * Debian's package of the shell, which has no window around the page: ten new pages take a quarter of what they take
 * in the whole browser. Its command on the `PATH` is a script that leaves the browser behind when it is stopped.
 */
const SHELL = '/usr/lib/chromium/chromium-headless-shell';

const CHROMIUM_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const FIREFOX_APPLICATIONS = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The programs of Debian's `webkit2gtk-driver` and `xvfb`. */
export interface WebKitPrograms {
  webKitWebDriver: string;
  miniBrowser: string;
  xvfb: string;
}

/** The browsers of the tests: how each is found, and what installs it. */
const BROWSERS = {
  /** The one that `CHROME_PATH` names, Playwright's own, Debian's shell, one on the `PATH`, or one in its usual place. */
  chromium: {
    find: () => existing([process.env.CHROME_PATH ?? '', chromium.executablePath(), SHELL]) ?? findWholeChromium(),
    packages: [['chromium-headless-shell'], ['chromium']],
    ofPlaywright: 'chromium',
  },
  /** The shell keeps no page that a reader leaves, so it cannot give one back. */
  wholeChromium: {
    find: () => existing([process.env.CHROME_PATH ?? '', chromium.executablePath()]) ?? findWholeChromium(),
    packages: [['chromium']],
    ofPlaywright: 'chromium',
  },
  firefox: {
    find: () =>
      existing([firefox.executablePath()]) ?? findProgram('firefox-esr', 'firefox') ?? existing(FIREFOX_APPLICATIONS),
    packages: [['firefox-esr']],
    ofPlaywright: 'firefox',
  },
  webkit: {
    find: () => existing([webkit.executablePath()]) ?? findWebKitPrograms(),
    packages: [['webkit2gtk-driver', 'xvfb']],
    ofPlaywright: 'webkit',
  },
};

type Name = keyof typeof BROWSERS;
type Found<N extends Name> = NonNullable<ReturnType<(typeof BROWSERS)[N]['find']>>;

/**
 * Finds a browser that is installed.
 *
 * @returns the absolute path of its executable, for WebKit those of its programs where it is not Playwright's; or `null`
 */
export function findBrowser<N extends Name>(name: N): Found<N> | null {
  return BROWSERS[name].find() as Found<N> | null;
}

/**
 * Finds a browser or installs it: the system's package where this process may install one, else Playwright's own.
 *
 * @returns as `findBrowser` does
 */
function installBrowser<N extends Name>(name: N): Found<N> | null {
  const apt = process.platform === 'linux' && process.getuid?.() === 0 && findProgram('apt-get');
  const attempts = [
    ...(apt ? [[apt, 'update', '-qq']] : []),
    ...(apt
      ? BROWSERS[name].packages.map((names) => [apt, 'install', '-y', '-qq', '--no-install-recommends', ...names])
      : []),
    ['npx', 'playwright', 'install', BROWSERS[name].ofPlaywright],
  ];
  for (const [command, ...args] of attempts) {
    const found = findBrowser(name);
    if (found) {
      return found;
    }
    console.log(`A browser is missing: ${[command, ...args].join(' ')}`);
    try {
      execFileSync(command!, args, {stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32'});
    } catch {
      // The next attempt may succeed.
    }
  }
  return findBrowser(name);
}

/**
 * Installs the browsers that the machine lacks, one after the other, since the system installs one package at a time.
 * The processes that this one starts do not try it again.
 */
export function installBrowsers(): void {
  if (process.env.BROWSERS_INSTALLED) {
    return;
  }
  process.env.BROWSERS_INSTALLED = 'true';
  (Object.keys(BROWSERS) as Name[]).forEach((name) => installBrowser(name));
}

/**
 * Finds a Chromium or Chrome, or installs one.
 *
 * @returns the absolute path of its executable
 * @throws {Error} with one line that says what to install
 */
export function ensureBrowser(): string {
  const found = installBrowser('chromium');
  if (!found) {
    throw new Error(
      'No Chromium or Chrome: install one (Debian: apt-get install chromium), or set CHROME_PATH to its executable.',
    );
  }
  return found;
}

const existing = (files: readonly string[]) => files.find((file) => file && fs.existsSync(file)) ?? null;

/** The first of these programs that is on the `PATH`. */
function findProgram(...names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return existing(folders.flatMap((folder) => names.map((name) => path.join(folder, name))));
}

function findWholeChromium(): string | null {
  return (
    findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
    existing(CHROMIUM_APPLICATIONS)
  );
}

function findWebKitPrograms(): WebKitPrograms | null {
  const webKitWebDriver = findProgram('WebKitWebDriver');
  const miniBrowser = existing(miniBrowsers());
  const xvfb = findProgram('Xvfb');
  return webKitWebDriver && miniBrowser && xvfb ? {webKitWebDriver, miniBrowser, xvfb} : null;
}

/** Where it may be: next to WebKit's library (`/usr/lib/<architecture>/webkit2gtk-4.1`), since it is not meant for browsing. */
function miniBrowsers(): string[] {
  const architectures = fs.existsSync('/usr/lib')
    ? fs.readdirSync('/usr/lib').filter((name) => name.includes('-linux-'))
    : [];
  return ['/usr/libexec', '/usr/lib64', ...architectures.map((name) => `/usr/lib/${name}`)].flatMap((folder) =>
    ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((library) => path.join(folder, library, 'MiniBrowser')),
  );
}
