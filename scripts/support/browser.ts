import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {chromium, firefox, webkit} from '@playwright/test';

/**
 * Chromium's headless shell as packaged by Debian. It opens new pages in a quarter of the time that the full browser
 * needs. The command on the `PATH` is a wrapper script that leaves the browser running when it is killed.
 */
const SHELL = '/usr/lib/chromium/chromium-headless-shell';

/** The executables of Debian's `webkit2gtk-driver` and `xvfb` packages. */
export interface WebKitPrograms {
  webKitWebDriver: string;
  miniBrowser: string;
  xvfb: string;
}

/** The browsers for the tests: how to find and install each one. */
export const BROWSERS = {
  /** In this order: `CHROME_PATH`, Playwright's, Debian's headless shell, one on the `PATH`. */
  chromium: {
    find: () => findChromium(SHELL),
    packages: [['chromium-headless-shell'], ['chromium']],
    ofPlaywright: 'chromium',
  },
  /** The full browser: the headless shell has no back/forward cache. */
  wholeChromium: {
    find: () => findChromium(),
    packages: [['chromium']],
    ofPlaywright: 'chromium',
  },
  firefox: {
    find: () => existing([firefox.executablePath()]) ?? findProgram('firefox-esr', 'firefox'),
    packages: [['firefox-esr']],
    ofPlaywright: 'firefox',
  },
  webkit: {
    find: () => existing([webkit.executablePath()]) ?? findWebKitPrograms(),
    packages: [['webkit2gtk-driver', 'xvfb']],
    ofPlaywright: 'webkit',
  },
};

/** Installs a missing browser: from Debian's packages when running as root, or else from Playwright. */
function install({find, packages, ofPlaywright}: (typeof BROWSERS)[keyof typeof BROWSERS]): void {
  const apt = process.platform === 'linux' && process.getuid?.() === 0 && findProgram('apt-get');
  const options = ['install', '-y', '-qq', '--no-install-recommends'];
  const attempts = [
    ...(apt ? [[apt, 'update', '-qq'], ...packages.map((names) => [apt, ...options, ...names])] : []),
    ['npx', 'playwright', 'install', ofPlaywright],
  ];
  for (const [command, ...args] of attempts) {
    if (find()) {
      return;
    }
    console.log(`Installing a missing browser: ${[command, ...args].join(' ')}`);
    try {
      execFileSync(command!, args, {stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32'});
    } catch {
      // Try the next installer.
    }
  }
}

/**
 * Installs the missing browsers, one after the other, because the package manager cannot run concurrently. Child
 * processes do not try again.
 */
export function installBrowsers(): void {
  if (process.env.BROWSERS_INSTALLED) {
    return;
  }
  process.env.BROWSERS_INSTALLED = 'true';
  Object.values(BROWSERS).forEach(install);
}

/**
 * Finds or installs Chromium or Chrome.
 *
 * @returns the absolute path of its executable
 * @throws {Error} when there is none; the message says what to install
 */
export function ensureBrowser(): string {
  install(BROWSERS.chromium);
  const found = BROWSERS.chromium.find();
  if (!found) {
    throw new Error(
      'No Chromium or Chrome: install one (Debian: apt-get install chromium), or set CHROME_PATH to its executable.',
    );
  }
  return found;
}

const existing = (files: readonly string[]) => files.find((file) => file && fs.existsSync(file)) ?? null;

/** Returns the first of these programs that is on the `PATH`. */
function findProgram(...names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return existing(folders.flatMap((folder) => names.map((name) => path.join(folder, name))));
}

function findChromium(...shells: string[]): string | null {
  return (
    existing([process.env.CHROME_PATH ?? '', chromium.executablePath(), ...shells]) ??
    findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')
  );
}

function findWebKitPrograms(): WebKitPrograms | null {
  const webKitWebDriver = findProgram('WebKitWebDriver');
  const miniBrowser = existing(miniBrowsers());
  const xvfb = findProgram('Xvfb');
  return webKitWebDriver && miniBrowser && xvfb ? {webKitWebDriver, miniBrowser, xvfb} : null;
}

/** Lists the possible paths of MiniBrowser, which is next to WebKit's library (`/usr/lib/<arch>/webkit2gtk-4.1`). */
function miniBrowsers(): string[] {
  const architectures = fs.existsSync('/usr/lib') ? fs.readdirSync('/usr/lib') : [];
  const folders = architectures.filter((name) => name.includes('-linux-')).map((name) => `/usr/lib/${name}`);
  return ['/usr/libexec', '/usr/lib64', ...folders].flatMap((folder) =>
    ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((library) => path.join(folder, library, 'MiniBrowser')),
  );
}
