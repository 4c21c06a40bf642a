import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn, FRENCH_FOLDER} from '../../src/lib/content/folders';
import {readJson} from '../../src/lib/content/json';
import {checkGlossary, checkTypography, type Term} from './language';
import {FileError, type Problem} from '../../src/lib/content/problem';

/** A string, as Docusaurus writes it. */
type Entry = string | {message: string; description?: string};

/** A placeholder in a message. */
const PLACEHOLDER = /\{\w+\}/g;

/** Matches two words, the second in lower case, which excludes names and words that are the same in both languages. */
const PHRASE = /\s\p{Ll}/u;

/**
 * Compares the French interface strings with the complete set of keys.
 *
 * @param siteDir absolute path of the repository
 * @param completeDir absolute path of a folder with the same layout as `i18n/fr`, containing the output of
 *   `write-translations`: all keys, with Docusaurus's French translations for the theme and English for the site's own
 * @returns a problem for each missing or unused file or key, empty message, and untranslated string of the site
 */
export function checkInterfaceStrings(siteDir: string, completeDir: string): Problem[] {
  const frenchDir = path.join(siteDir, FRENCH_FOLDER);
  const files = new Set([frenchDir, completeDir].flatMap((folder) => filesIn(folder, /\.json$/)));
  return [...files].sort().flatMap((name) => {
    const file = `${FRENCH_FOLDER}/${name}`;
    const complete = readStrings(completeDir, name);
    const french = readStrings(siteDir, file);
    if (!complete) {
      return {file, line: 1, what: 'no part of the site reads this file', fix: 'remove it.'};
    }
    if (!french) {
      const fix = 'run npm run write-translations -- --locale fr, and translate it.';
      return {file, line: 1, what: 'the file is missing', fix};
    }
    const lineOf = lineFinder(path.join(frenchDir, name));
    return [...new Set([...Object.keys(complete), ...Object.keys(french)])].flatMap((key) => {
      const [what, fix] = compareString(key, complete[key], french[key]);
      return what ? {file, line: lineOf(key), what, fix: `${fix}.`} : [];
    });
  });
}

/** Returns the problem with a key and how to fix it, or nothing. */
function compareString(key: string, complete?: Entry, french?: Entry): [what?: string, fix?: string] {
  if (!complete) {
    return [`no part of the site uses the key "${key}"`, 'remove it'];
  }
  if (!french) {
    return [`the key "${key}" is missing`, `translate "${messageOf(complete)}"`];
  }
  const message = messageOf(french);
  if (!message.trim()) {
    return [`the message of "${key}" is empty`, 'translate it'];
  }
  const isLeft = !key.startsWith('theme.') && message === messageOf(complete) && PHRASE.test(message);
  return isLeft ? [`the message of "${key}" is still in English: “${message}”`, 'translate it'] : [];
}

/**
 * Makes Docusaurus write all strings of the site into an empty folder, because in `i18n/fr` its command only adds
 * missing ones.
 *
 * @returns absolute path of the folder, with the layout of `i18n/fr`
 * @throws {FileError} when Docusaurus cannot read the site
 */
export function extractStrings(siteDir: string): string {
  const folder = path.join(siteDir, '.cache/strings');
  fs.rmSync(folder, {recursive: true, force: true});
  const docusaurus = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status, stdout, stderr} = spawnSync(process.execPath, [docusaurus, 'write-translations', '--locale', 'fr'], {
    cwd: siteDir,
    encoding: 'utf8',
    env: {...process.env, I18N_FOLDER: folder, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/strings'},
  });
  if (status !== 0) {
    // The message can have several lines, and contain front matter. A stack trace or another message follows.
    const [, reason = 'no reason given'] = /\[ERROR\]\s*([^]*?)\s*(?:\n\s+at |\n\[|$)/.exec(`${stdout}${stderr}`) ?? [];
    throw new FileError(
      'docusaurus.config.ts',
      1,
      `Docusaurus cannot extract the strings of the site: ${reason.replace(/---[^]*---/, '').replace(/\s+/g, ' ')}`,
      'run npm run check:content to see where.',
    );
  }
  return path.join(folder, 'fr');
}

/**
 * Checks the typography and the terms of the French interface strings.
 *
 * @param siteDir absolute path of the repository
 * @param glossary the terms of `i18n/glossary.json`
 */
export function checkStringsLanguage(siteDir: string, glossary: readonly Term[]): Problem[] {
  const frenchDir = path.join(siteDir, FRENCH_FOLDER);
  return filesIn(frenchDir, /\.json$/).flatMap((name) => {
    const file = `${FRENCH_FOLDER}/${name}`;
    const lineOf = lineFinder(path.join(frenchDir, name));
    const prose = Object.entries(readStrings(siteDir, file) ?? {}).map(([key, entry]) => ({
      text: messageOf(entry).replace(PLACEHOLDER, '`…`'),
      line: lineOf(key),
    }));
    const text = {frontMatter: new Map(), prose};
    return [...checkTypography(file, text), ...checkGlossary(file, text, glossary)];
  });
}

/** Returns a function that returns the 1-based line of a key. */
function lineFinder(file: string): (key: string) => number {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return (key) => lines.findIndex((line) => line.includes(`"${key}"`)) + 1 || 1;
}

function readStrings(folder: string, file: string): Record<string, Entry> | null {
  return fs.existsSync(path.join(folder, file)) ? readJson<Record<string, Entry>>(folder, file) : null;
}

function messageOf(entry: Entry): string {
  return typeof entry === 'string' ? entry : entry.message;
}
