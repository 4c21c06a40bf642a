import fs from 'node:fs';
import path from 'node:path';
import {firefox, webkit} from '@playwright/test';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {findBrowser, installBrowsers} from '../../scripts/support/browser';
import {makeSite} from './support/site';

/** A program that logs its calls and "installs" Firefox. */
const PROGRAM = (folder: string) =>
  `#!/bin/sh
echo "\${0##*/} $*" >> ${folder}/log
case "$*" in *install*firefox*) : > ${folder}/firefox-esr;; esac
`;

const UPDATE = 'apt-get update -qq';
const INSTALL = 'apt-get install -y -qq --no-install-recommends';

describe.skipIf(process.platform !== 'linux')('the browsers of a new machine', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('are installed as system packages if possible, otherwise from Playwright', () => {
    const folder = makeSite({chrome: '', log: ''});
    for (const program of ['apt-get', 'npx']) {
      fs.writeFileSync(path.join(folder, program), PROGRAM(folder), {mode: 0o755});
    }
    vi.stubEnv('PATH', folder);
    vi.stubEnv('CHROME_PATH', path.join(folder, 'chrome'));
    vi.stubEnv('BROWSERS_INSTALLED', '');
    const log = vi.spyOn(console, 'log').mockReturnValue();
    for (const browser of [firefox, webkit]) {
      vi.spyOn(browser, 'executablePath').mockReturnValue(path.join(folder, 'none'));
    }

    installBrowsers();
    const commands = () => fs.readFileSync(path.join(folder, 'log'), 'utf8').trim().split('\n');
    const isRoot = process.getuid!() === 0;
    expect(commands()).toEqual([
      ...(isRoot ? [UPDATE, `${INSTALL} firefox-esr`] : ['npx playwright install firefox']),
      ...(isRoot ? [UPDATE, `${INSTALL} webkit2gtk-driver xvfb`] : []),
      'npx playwright install webkit',
    ]);
    expect(log).toHaveBeenCalledWith('A browser is missing: npx playwright install webkit');
    expect(findBrowser('firefox')).toBe(path.join(folder, 'firefox-esr'));
    expect(findBrowser('webkit')).toBeNull();

    const before = commands();
    installBrowsers();
    expect(commands(), 'once').toEqual(before);
  });
});
