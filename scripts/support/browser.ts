import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Debian's package of the shell, which has no window around the page: ten new pages take a quarter of what they take
 * in the whole browser. Its command on the `PATH` is a script that leaves the browser behind when it is stopped.
 */
const SHELL = '/usr/lib/chromium/chromium-headless-shell';

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium or Chrome that is installed: the one that `CHROME_PATH` names, Playwright's own, Debian's shell,
 * one on the `PATH`, or one in its usual place.
 *
 * @returns the absolute path of its executable, or `null` when there is none
 */
function findBrowser(): string | null {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => COMMANDS.map((command) => path.join(folder, command)));
  const candidates = [process.env.CHROME_PATH ?? '', chromium.executablePath(), SHELL, ...onPath, ...APPLICATIONS];
  return candidates.find((candidate) => candidate && fs.existsSync(candidate)) ?? null;
}

/**
 * Finds a browser or installs one: Playwright's own where it can be downloaded, else the system's package when this
 * process may install it.
 *
 * @returns the absolute path of its executable
 * @throws {Error} with one line that says what to install
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) {
    return found;
  }
  const mayInstallPackages =
    process.platform === 'linux' && process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
  const attempts: [string, string[]][] = mayInstallPackages
    ? [
        ['apt-get', ['update', '-qq']],
        ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']],
        ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
        ['npx', ['playwright', 'install', 'chromium']],
      ]
    : [['npx', ['playwright', 'install', 'chromium']]];
  for (const [command, args] of attempts) {
    console.log(`No browser found: ${command} ${args.join(' ')}`);
    try {
      execFileSync(command, args, {stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32'});
    } catch {
      // The next attempt may succeed; the error below speaks when none does.
    }
    const installed = findBrowser();
    if (installed) {
      return installed;
    }
  }
  throw new Error(
    'No Chromium or Chrome: install one (Debian: apt-get install chromium), or set CHROME_PATH to its executable.',
  );
}
