import type {Pair} from '../../src/lib/content/folders';
import {see, type Outline, type Prose} from './outline';
import type {Problem} from '../../src/lib/content/problem';

/** A term of the glossary, `i18n/glossary.json`. */
export interface Term {
  english: string;
  /** The accepted translation. */
  french: string;
  /** Case-insensitive regular expressions of translations that must not be used. */
  refused: string[];
}

/** A text that is intentionally the same in both languages, from `i18n/untranslated.json`. */
export interface Untranslated {
  text: string;
  reason: string;
}

/** The text of a page, or of a file with interface strings. */
type Text = Pick<Outline, 'frontMatter' | 'prose'>;

const FIELDS = ['title', 'description', 'sidebar_label'];
const WORDS = /\p{L}{2,}/gu;
const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

/** Rules of French typography: patterns that must not occur in prose, and how to fix them. */
const TYPOGRAPHY: {pattern: RegExp; rule: string}[] = [
  {pattern: /\p{L}'\p{L}/u, rule: 'write the typographic apostrophe (’)'},
  {pattern: /"/, rule: 'write « guillemets » with no-break spaces inside'},
  {pattern: /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/u, rule: 'put a no-break space inside « guillemets »'},
  {pattern: /(?<=[\p{L}\p{N}…)`»])[ \u00a0]?[;!?](?=\s|$)/u, rule: 'put a narrow no-break space (U+202F) before ; ! ?'},
  {pattern: /(?<=[\p{L}\p{N}…)`»]) ?:(?=\s|$)/u, rule: 'put a no-break space (U+00A0) before a colon'},
];

/**
 * Finds untranslated text in a French page: headings, sentences and front matter fields that are the same as in
 * English.
 *
 * @param allowed texts that are intentionally the same; those that occur are added to `used`
 */
export function findEnglish(
  pair: Pair,
  english: Outline,
  french: Outline,
  allowed: readonly Untranslated[],
  used: Set<string>,
): Problem[] {
  const texts = new Map<string, number>();
  for (const {text, line} of [...fieldsOf(english), ...english.prose]) {
    for (const sentence of sentencesOf(text)) {
      texts.set(sentence, line);
    }
  }
  return [...fieldsOf(french), ...french.prose].flatMap(({text, line}) =>
    sentencesOf(text)
      .filter((sentence) => texts.has(sentence) && isProse(sentence))
      .filter((sentence) => {
        const allowance = allowed.find((entry) => entry.text === sentence);
        if (allowance) {
          used.add(allowance.text);
        }
        return !allowance;
      })
      .map((sentence) => ({
        file: pair.french,
        line,
        what: `"${sentence}" is the same as in English${see({file: pair.english, line: texts.get(sentence)!})}`,
        fix: 'translate it, or add it with a reason to i18n/untranslated.json.',
      })),
  );
}

/** Finds violations of the rules of French typography. */
export function checkTypography(file: string, french: Text): Problem[] {
  return [...fieldsOf(french), ...french.prose].flatMap(({text, line}) =>
    TYPOGRAPHY.filter(({pattern}) => pattern.test(text)).map(({pattern, rule}) => ({
      file,
      line,
      what: `incorrect typography in "${excerpt(text, pattern)}"`,
      fix: `${rule}.`,
    })),
  );
}

/** Returns a regular expression that matches a forbidden pattern of the glossary as whole words. */
export const refusedPattern = (refused: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:${refused})(?![\\p{L}-])`, flags);

/** Finds translations that the glossary forbids. */
export function checkGlossary(file: string, french: Text, glossary: readonly Term[]): Problem[] {
  return glossary.flatMap((term) =>
    term.refused.flatMap((refused) => {
      const pattern = refusedPattern(refused);
      return [...fieldsOf(french), ...french.prose]
        .filter(({text}) => pattern.test(text))
        .map(({text, line}) => ({
          file,
          line,
          what: `the glossary uses a different word for "${term.english}": "${excerpt(text, pattern)}"`,
          fix: `write "${term.french}".`,
        }));
    }),
  );
}

function fieldsOf({frontMatter}: Text): Prose[] {
  return FIELDS.flatMap((field) => frontMatter.get(field) ?? []);
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Returns whether a text has two words of two or more letters outside code, so that it is not just a name. */
function isProse(sentence: string): boolean {
  return (sentence.match(WORDS) ?? []).length >= 2;
}

function excerpt(text: string, pattern: RegExp): string {
  const index = pattern.exec(text)?.index ?? 0;
  return text
    .slice(Math.max(0, index - 20), index + 30)
    .replaceAll(NARROW, '⍽')
    .replaceAll(NO_BREAK, '⍽');
}
