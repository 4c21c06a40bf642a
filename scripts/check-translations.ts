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
/** The files that Docusaurus needs to extract the keys. It finds node_modules in a parent folder. */
const SITE_FILES = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'tsconfig.json',
  'package.json',
  'src',
  'docs',
  'blog',
  'samples',
  'static',
];

/** The files that contain keys. Pages do not. */
const KEYS = /^src\/|^(?:docusaurus\.config|sidebars)\.ts$/;

/** `npm run check:translations`: checks the French content and interface. Exits with code 1 if there are problems. */
async function main(): Promise<void> {
  // Docusaurus extracts the strings in another process while this one checks the pages.
  const completeStrings = writeCompleteStrings();
  const problems = checkTranslations(siteDir);
  report([...problems, ...checkInterfaceStrings(siteDir, await completeStrings)]);
}

/**
 * Makes Docusaurus extract all keys into a copy of the site without `i18n/`, because in the site itself its command
 * only adds missing keys.
 *
 * @returns the folder with the strings
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
    // The first line is the message; the rest is a stack trace.
    const [, reason = 'no reason given'] = /\[ERROR\]\s*(.*)/.exec(`${stdout}${stderr}`) ?? [];
    throw new FileError(
      'docusaurus.config.ts',
      1,
      `Docusaurus cannot extract the strings of the site: ${reason}`,
      'run npm run check:content to see where.',
    );
  });
  record.save(true);
  return strings;
}

main().catch(reportError);
