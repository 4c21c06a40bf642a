import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {checkTranslations} from '../checks/translations/check';
import {checkInterfaceStrings} from '../checks/translations/interfaceStrings';
import {formatProblem} from '../checks/translations/problem';
import {FileError} from '../src/lib/content/FileError';
import {fingerprint, listFiles} from './support/fingerprint';

const siteDir = path.resolve(__dirname, '..');
/** What Docusaurus reads to write the keys of the site, apart from node_modules, which it finds above. */
const SITE_FILES = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'babel.config.js',
  'tsconfig.json',
  'package.json',
  'src',
  'docs',
  'blog',
  'samples',
  'static',
];

/** What the keys are made of: not the text of pages. */
const KEYS = /^src\/|^(?:docusaurus\.config|sidebars)\.ts$/;

/** `npm run check:translations`: checks the French content and interface; exit code 1 when something is wrong. */
async function main(): Promise<void> {
  const started = Date.now();
  // Docusaurus works while the pages are read here.
  const completeStrings = writeCompleteStrings();
  const {files, problems} = checkTranslations(siteDir);
  problems.forEach((problem) => console.error(formatProblem(problem)));
  const ofStrings = checkInterfaceStrings(siteDir, await completeStrings);
  ofStrings.forEach((problem) => console.error(formatProblem(problem)));
  const all = [...problems, ...ofStrings];
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${files} files in two languages, checked in ${seconds} s: ${all.length === 0 ? 'nothing missing, nothing behind.' : `${all.length} ${all.length === 1 ? 'problem' : 'problems'}.`}`,
  );
  process.exitCode = all.length === 0 ? 0 : 1;
}

/**
 * Has Docusaurus write every key of the site into a copy without `i18n/`: its own command in this one only adds keys.
 *
 * @returns the folder of the strings
 */
async function writeCompleteStrings(): Promise<string> {
  const copy = path.join(siteDir, '.cache/translations');
  const strings = path.join(copy, 'i18n/fr');
  const record = path.join(copy, 'made-of.txt');
  const print = fingerprint(siteDir, listFiles(siteDir), KEYS);
  if (fs.existsSync(record) && fs.readFileSync(record, 'utf8') === print) {
    return strings;
  }
  fs.rmSync(copy, {recursive: true, force: true});
  fs.mkdirSync(copy, {recursive: true});
  for (const file of SITE_FILES) {
    fs.cpSync(path.join(siteDir, file), path.join(copy, file), {recursive: true});
  }
  const docusaurus = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  await promisify(execFile)(process.execPath, [docusaurus, 'write-translations', copy, '--locale', 'fr'], {
    cwd: siteDir,
  }).catch(({stdout, stderr}: {stdout: string; stderr: string}) => {
    // Its first line says what; the rest are places in its own code.
    const [, reason = 'no reason given'] = /\[ERROR\]\s*(.*)/.exec(`${stdout}${stderr}`) ?? [];
    throw new FileError(
      'docusaurus.config.ts',
      1,
      `Docusaurus cannot list the strings of the site: ${reason}; npm run check:content says where.`,
    );
  });
  fs.writeFileSync(record, print);
  return strings;
}

main().catch((error: unknown) => {
  console.error(error instanceof FileError ? error.message : error);
  process.exitCode = 1;
});
