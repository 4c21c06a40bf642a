import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {fingerprint, listFiles} from './support/fingerprint';

const siteDir = path.resolve(__dirname, '..');
/** Which files the last build was made of. */
const record = path.join(siteDir, 'node_modules/.cache/preview.txt');
const SITE = /^(?:docs|blog|i18n|samples|src|static)\/|^[^/]*\.(?:ts|js|json)$/;

/**
 * `npm run preview [-- <port>]`: builds the site, unless nothing has changed since it was built here, and serves it the
 * way GitHub Pages does. A second build takes seconds: Docusaurus keeps what has not changed.
 */
function main(): void {
  const print = fingerprint(siteDir, listFiles(siteDir), SITE);
  const isBuilt =
    fs.existsSync(path.join(siteDir, 'build/404.html')) &&
    fs.existsSync(record) &&
    fs.readFileSync(record, 'utf8') === print;
  if (isBuilt) {
    console.log('Nothing has changed since the last build.');
  } else {
    fs.rmSync(record, {force: true});
    if (run('build') !== 0) {
      process.exitCode = 1;
      return;
    }
    fs.mkdirSync(path.dirname(record), {recursive: true});
    fs.writeFileSync(record, print);
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
