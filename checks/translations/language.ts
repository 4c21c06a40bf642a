import {see, type Outline, type Prose, type TranslatedPage} from './outline';
import type {Problem} from '../../src/lib/content/problem';

/** A term of the glossary, `i18n/glossary.json`. */
export interface Term {
  english: string;
  /** The accepted translation. */
  french: string;
  /** Case-insensitive regular expressions of translations that must not be used. */
  refused: string[];
}

/** Text that is intentionally the same in both languages, from `i18n/untranslated.json`. */
export interface Untranslated {
  text: string;
  reason: string;
}

/** The text of a page, or of a file with interface strings. */
type Text = Pick<Outline, 'frontMatter' | 'prose'>;

const FIELDS = ['title', 'description', 'sidebar_label'];
const WORDS = /\p{L}{2,}/gu;

/** Rules of French typography: patterns that must not occur in prose, and how to fix them. */
const TYPOGRAPHY: {pattern: RegExp; rule: string}[] = [
  {pattern: /\p{L}'\p{L}/u, rule: 'write the typographic apostrophe (’)'},
  {pattern: /"/, rule: 'write « guillemets » with no-break spaces inside'},
  {pattern: /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/u, rule: 'put a no-break space inside « guillemets »'},
  {pattern: /(?<=[\p{L}\p{N}…)`»])[ \u00a0]?[;!?](?=\s|$)/u, rule: 'put a narrow no-break space (U+202F) before ; ! ?'},
  {pattern: /(?<=[\p{L}\p{N}…)`»]) ?:(?=\s|$)/u, rule: 'put a no-break space (U+00A0) before a colon'},
];

/** Matches code, addresses, elements and expressions, which are kept, and the places that need a no-break space. */
const SPACES =
  /(?<code>(`+)(?!`).*?(?<!`)\2(?!`)|\]\([^)]*\)|<[^>]*>|\{[^}]*\})|(?<=[\p{L}\p{N}…)`»*_])(?:[ \u00a0]?(?<high>[;!?])| ?(?<colon>:))(?=[\s*_]|$)|(?<open>«)(?![\u00a0\u202f]) ?|(?<![\u00a0\u202f ]) ?»/gu;

/** Puts the no-break spaces of the rules above into a line of Markdown. */
export function withNoBreakSpaces(line: string): string {
  return line.replace(SPACES, (...match) => {
    const {code, high, colon, open} = match.at(-1) as Record<string, string | undefined>;
    return code ?? (high ? `\u202f${high}` : colon ? '\u00a0:' : open ? '«\u00a0' : '\u00a0»');
  });
}

/** Returns the headings, sentences and front matter fields of a page that are the same in both languages. */
export function sameSentences({english, french}: TranslatedPage): (Prose & {englishLine: number})[] {
  const lines = new Map(sentencesOf(english).map(({text, line}) => [text, line]));
  return sentencesOf(french).flatMap(({text, line}) => {
    const englishLine = lines.get(text);
    return englishLine && isProse(text) ? [{text, line, englishLine}] : [];
  });
}

/** Finds untranslated text in a French page. */
export function findEnglish(page: TranslatedPage, allowed: readonly Untranslated[]): Problem[] {
  const {english, french} = page.pair;
  return sameSentences(page)
    .filter(({text}) => !allowed.some((entry) => entry.text === text))
    .map(({text, line, englishLine}) => ({
      file: french,
      line,
      what: `"${text}" is the same as in English${see({file: english, line: englishLine})}`,
      fix: 'translate it, or add it with a reason to i18n/untranslated.json.',
    }));
}

/** Finds violations of the rules of French typography. */
export function checkTypography(file: string, french: Text): Problem[] {
  return textsOf(french).flatMap(({text, line}) =>
    TYPOGRAPHY.filter(({pattern}) => pattern.test(text)).map(({pattern, rule}) => ({
      file,
      line,
      what: `incorrect typography in "${excerpt(text, pattern)}"`,
      fix: `${rule}.`,
    })),
  );
}

/** Finds translations that the glossary forbids. */
export function checkGlossary(file: string, french: Text, glossary: readonly Term[]): Problem[] {
  return glossary.flatMap((term) =>
    term.refused.flatMap((refused) => {
      // As whole words.
      const pattern = new RegExp(`(?<![\\p{L}-])(?:${refused})(?![\\p{L}-])`, 'iu');
      return textsOf(french)
        .filter(({text}) => pattern.test(text))
        .map(({text, line}) => ({
          file,
          line,
          what: `"${excerpt(text, pattern)}" does not translate "${term.english}" as the glossary does`,
          fix: `write "${term.french}".`,
        }));
    }),
  );
}

function textsOf({frontMatter, prose}: Text): Prose[] {
  return [...FIELDS.flatMap((field) => frontMatter.get(field) ?? []), ...prose];
}

function sentencesOf(page: Text): Prose[] {
  return textsOf(page).flatMap(({text, line}) =>
    text
      .split(/(?<=[.!?…])\s+/)
      .map((sentence) => ({text: sentence.trim(), line}))
      .filter((sentence) => sentence.text),
  );
}

/** Returns whether text has two words of two or more letters outside code, so that it is not just a name. */
function isProse(sentence: string): boolean {
  return (sentence.match(WORDS) ?? []).length >= 2;
}

function excerpt(text: string, pattern: RegExp): string {
  const index = pattern.exec(text)?.index ?? 0;
  return text.slice(Math.max(0, index - 20), index + 30).replace(/[\u00a0\u202f]/g, '⍽');
}
