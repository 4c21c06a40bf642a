import {spawnSync} from 'node:child_process';

/**
 * `npm run build:stock`: builds the site into `build-stock/` with Docusaurus's stock runtime, without `src/plugins/faster-pages`.
 */
const {status} = spawnSync('npx', ['docusaurus', 'build', '--out-dir', 'build-stock'], {
  stdio: 'inherit',
  env: {...process.env, FASTER_PAGES: '0', DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/stock'},
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
