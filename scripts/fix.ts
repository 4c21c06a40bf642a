import {spawnSync} from 'node:child_process';
import path from 'node:path';

const siteDir = path.resolve(__dirname, '..');

const TOOLS = [
  ['prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', '.'],
  ['oxlint/bin/oxlint', '--fix'],
  ['stylelint/bin/stylelint.mjs', 'src/**/*.css', '--fix'],
  ['markdownlint-cli2/markdownlint-cli2-bin.mjs', '--fix'],
] as const;

// `npm run fix`: fixes what the tools can fix.
for (const [file, ...args] of TOOLS) {
  const tool = path.join(siteDir, 'node_modules', file);
  // Without output, because npm run check shows what is left in one format.
  const {status} = spawnSync(process.execPath, [tool, ...args], {cwd: siteDir, stdio: 'ignore'});
  if (status !== 0) {
    console.log(`${file.split('/')[0]} could not fix everything; npm run check shows what is left.`);
  }
}
