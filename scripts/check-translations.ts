import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {checkTranslations} from '../checks/translations/check';
import {checkInterfaceStrings} from '../checks/translations/interfaceStrings';
import {FileError} from '../src/lib/content/problem';
import {openRecord} from './support/record';
import {report, reportError} from './support/report';

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
  // Docusaurus writes them in another process while this one reads the pages.
  const completeStrings = writeCompleteStrings();
  const {files, problems} = checkTranslations(siteDir);
  const all = [...problems, ...checkInterfaceStrings(siteDir, await completeStrings)];
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  report(
    all,
    `${files} files in two languages, checked in ${seconds} s: ${all.length === 0 ? 'nothing missing, nothing behind.' : `${all.length} ${all.length === 1 ? 'problem' : 'problems'}.`}`,
  );
}

/**
 * Has Docusaurus write every key of the site into a copy without `i18n/`: its own command in this one only adds keys.
 *
 * @returns the folder of the strings
 */
async function writeCompleteStrings(): Promise<string> {
  const copy = path.join(siteDir, '.cache/translations');
  const strings = path.join(copy, 'i18n/fr');
  const record = openRecord<true>(siteDir, 'strings', KEYS);
  if (record.value && fs.existsSync(strings)) {
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
      `Docusaurus cannot list the strings of the site: ${reason}`,
      'npm run check:content says where.',
    );
  });
  record.save(true);
  return strings;
}

main().catch(reportError);
