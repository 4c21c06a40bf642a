import fs from 'node:fs';
import path from 'node:path';
import {listPairs, type Pair} from '../../src/lib/content/folders';
import {readJson} from '../../src/lib/content/json';
import {collectProblem, type Problem} from '../../src/lib/content/problem';
import {hashOf, recordedHash} from '../../src/lib/content/sourceHash';
import {compareHeadings, type TranslatedPage} from './headings';
import {diffSince} from './history';
import {checkStringsLanguage} from './interfaceStrings';
import {checkGlossary, checkTypography, findEnglish, type Term, type Untranslated} from './language';
import {outlineOf, see} from './outline';
import {compareStructure} from './structure';

const GLOSSARY = 'i18n/glossary.json';
const UNTRANSLATED = 'i18n/untranslated.json';

/**
 * Checks that the French content is complete, up to date and in French, and that it has the same structure as the
 * English content.
 *
 * @param siteDir absolute path of the repository
 * @returns all problems
 * @throws {FileError} when the glossary or the list of untranslated texts is not valid JSON
 */
export function checkTranslations(siteDir: string): Problem[] {
  const glossary = readJson<Term[]>(siteDir, GLOSSARY);
  const untranslated = readJson<Untranslated[]>(siteDir, UNTRANSLATED);
  const used = new Set<string>();
  const pages: TranslatedPage[] = [];
  const problems = listPairs(siteDir).flatMap((pair) => checkPair(siteDir, pair, glossary, untranslated, used, pages));
  problems.push(...compareHeadings(pages), ...checkStringsLanguage(siteDir, glossary));

  for (const {text, reason} of untranslated) {
    const [what, fix] = !reason
      ? [`"${text}" has no reason`, 'say why it is the same in both languages.']
      : [`no page has "${text}" in both languages`, 'remove it.'];
    if (!reason || !used.has(text)) {
      problems.push({file: UNTRANSLATED, line: 1, what, fix});
    }
  }
  return problems;
}

function checkPair(
  siteDir: string,
  pair: Pair,
  glossary: readonly Term[],
  untranslated: readonly Untranslated[],
  used: Set<string>,
  pages: TranslatedPage[],
): Problem[] {
  const englishText = read(siteDir, pair.english);
  const frenchText = read(siteDir, pair.french);
  const file = pair.french;
  if (frenchText === null) {
    return [{file, line: 1, what: 'the file is missing', fix: `translate ${pair.english}.`}];
  }
  if (englishText === null) {
    const what = `this file is not a translation: there is no ${pair.english}`;
    return [{file, line: 1, what, fix: 'remove it, or give it the name of the English file.'}];
  }
  const problems = checkDrift(siteDir, pair, englishText, frenchText);
  if (pair.french.endsWith('.yml')) {
    return problems;
  }
  const english = collectProblem(problems, () => outlineOf(englishText, pair.english));
  const french = collectProblem(problems, () => outlineOf(frenchText, pair.french));
  if (!english || !french) {
    return problems;
  }
  pages.push({pair, english, french});
  return [
    ...problems,
    ...compareStructure(pair, english, french),
    ...findEnglish(pair, english, french, untranslated, used),
    ...checkTypography(pair.french, french),
    ...checkGlossary(pair.french, french, glossary),
  ];
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
  const what = `the English page has changed since${see({file: english, line: 1})}`;
  const detail = diffSince(siteDir, english, recorded, englishText);
  return [{file: french, line: 1, what, fix: `translate the change, then ${accept}`, detail}];
}

function read(siteDir: string, file: string): string | null {
  const absolute = path.join(siteDir, file);
  return fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : null;
}
