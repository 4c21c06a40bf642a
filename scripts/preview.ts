import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {openRecord} from './support/record';
import {SITE} from './support/tools';

const siteDir = path.resolve(__dirname, '..');

/**
 * `npm run preview [-- <port>]`: builds the site, unless nothing has changed since the last build, and serves it the
 * way GitHub Pages does. Later builds take seconds, because Docusaurus caches what has not changed.
 */
function main(): void {
  const record = openRecord<boolean>(siteDir, 'preview', SITE);
  if (record.value && fs.existsSync(path.join(siteDir, 'build/404.html'))) {
    console.log('Nothing has changed since the last build.');
  } else {
    record.save(false);
    if (run('build') !== 0) {
      process.exitCode = 1;
      return;
    }
    record.save(true);
  }
  process.exitCode = run('serve', ...process.argv.slice(2));
}

function run(script: string, ...args: string[]): number {
  return (
    spawnSync('npm', ['run', '--silent', script, '--', ...args], {
      cwd: siteDir,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    }).status ?? 1
  );
}

main();
