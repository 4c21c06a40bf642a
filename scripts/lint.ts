import {spawnSync} from 'node:child_process';

const SCRIPTS = ['lint:code', 'lint:styles', 'lint:unused'];

/** `npm run lint`: runs each linter, the others too when one fails. */
const failed = SCRIPTS.filter((script) => {
  console.log(`--- npm run ${script}`);
  return spawnSync('npm', ['run', '--silent', script], {stdio: 'inherit', shell: process.platform === 'win32'}).status !== 0;
});
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
