import fs from 'node:fs';
import path from 'node:path';
import {listPairs, type Pair} from '../../src/lib/content/folders';
import {readJson} from '../../src/lib/content/json';
import {collectProblem, type Problem} from '../../src/lib/content/problem';
import {hashOf, recordedHash} from '../../src/lib/content/sourceHash';
import {diffSince} from './history';
import {checkStringsLanguage} from './interfaceStrings';
import {checkGlossary, checkTypography, findEnglish, sameSentences, type Term, type Untranslated} from './language';
import {outlineOf, see, type TranslatedPage} from './outline';
import {compareStructure} from './structure';

const GLOSSARY = 'i18n/glossary.json';
const UNTRANSLATED = 'i18n/untranslated.json';

/**
 * Checks that the French content is complete, up to date and in French, and that it has the same structure as the
 * English content.
 *
 * @param siteDir absolute path of the repository
 * @throws {FileError} when the glossary, the list of untranslated texts or a file of interface strings is not valid
 *   JSON
 */
export function checkTranslations(siteDir: string): Problem[] {
  const glossary = readJson<Term[]>(siteDir, GLOSSARY);
  const untranslated = readJson<Untranslated[]>(siteDir, UNTRANSLATED);
  const problems: Problem[] = [];
  const pages = listPairs(siteDir).flatMap((pair) => readPage(siteDir, pair, problems) ?? []);
  for (const page of pages) {
    problems.push(
      ...compareStructure(page),
      ...findEnglish(page, untranslated),
      ...checkTypography(page.pair.french, page.french),
      ...checkGlossary(page.pair.french, page.french, glossary),
    );
  }
  problems.push(...checkStringsLanguage(siteDir, glossary));

  const same = new Set(pages.flatMap(sameSentences).map(({text}) => text));
  for (const {text, reason} of untranslated) {
    const [what, fix] = !reason
      ? [`"${text}" has no reason`, 'say why it is the same in both languages.']
      : [`no page has "${text}" in both languages`, 'remove it.'];
    if (!reason || !same.has(text)) {
      problems.push({file: UNTRANSLATED, line: 1, what, fix});
    }
  }
  return problems;
}

/**
 * Reads a page in both languages, and reports if a file is missing or the translation is outdated. Returns `null` for
 * YAML files, and for pages that are missing or not valid.
 */
function readPage(siteDir: string, pair: Pair, problems: Problem[]): TranslatedPage | null {
  const englishText = read(siteDir, pair.english);
  const frenchText = read(siteDir, pair.french);
  const file = pair.french;
  if (frenchText === null) {
    problems.push({file, line: 1, what: 'the file is missing', fix: `translate ${pair.english}.`});
    return null;
  }
  if (englishText === null) {
    const what = `this file is not a translation: there is no ${pair.english}`;
    problems.push({file, line: 1, what, fix: 'remove it, or give it the name of the English file.'});
    return null;
  }
  problems.push(...checkDrift(siteDir, pair, englishText, frenchText));
  if (file.endsWith('.yml')) {
    return null;
  }
  const english = collectProblem(problems, () => outlineOf(englishText, pair.english));
  const french = collectProblem(problems, () => outlineOf(frenchText, pair.french));
  return english && french ? {pair, english, french} : null;
}

function checkDrift(siteDir: string, {english, french}: Pair, englishText: string, frenchText: string): Problem[] {
  const recorded = recordedHash(frenchText);
  const accept = `run npm run translations:accept -- ${french}.`;
  if (recorded === null) {
    const what = 'this file does not record which version of the English text it translates';
    return [{file: french, line: 1, what, fix: `once it is up to date, ${accept}`}];
  }
  if (recorded === hashOf(englishText)) {
    return [];
  }
  const what = `the English page has changed since this translation was recorded${see({file: english, line: 1})}`;
  const detail = diffSince(siteDir, english, recorded);
  return [{file: french, line: 1, what, fix: `translate the change, then ${accept}`, detail}];
}

function read(siteDir: string, file: string): string | null {
  const absolute = path.join(siteDir, file);
  return fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : null;
}
