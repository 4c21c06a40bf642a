import {see, type Item, type Outline, type TranslatedPage} from './outline';
import {amount, type Problem} from '../../src/lib/content/problem';

/** Front matter fields that must be the same in both languages. */
const COMMON_FIELDS = [
  'slug',
  'id',
  'date',
  'tags',
  'authors',
  'sidebar_position',
  'displayed_sidebar',
  'draft',
  'unlisted',
];

/**
 * Compares the structure of a page with its translation. Heading ids, samples, code blocks, admonitions, elements and
 * images must be in the same order. If the headings match, links and the number of lines are compared per section,
 * because a translated sentence may reorder its links.
 */
export function compareStructure({pair, english, french}: TranslatedPage): Problem[] {
  const problems: Problem[] = [];
  const fail: Fail = (line, what, englishLine, fix) =>
    problems.push({
      file: pair.french,
      line: line ?? 1,
      what: `${what}${see({file: pair.english, line: englishLine ?? 1})}`,
      fix,
    });
  for (const field of COMMON_FIELDS) {
    const theirs = english.frontMatter.get(field);
    const ours = french.frontMatter.get(field);
    if (theirs?.text !== ours?.text) {
      const what = `"${field}" is ${quoted(ours?.text)} here and ${quoted(theirs?.text)} in English`;
      fail(ours?.line, what, theirs?.line, 'make them the same.');
    }
  }
  const compare = (...kinds: Item['kind'][]) => {
    const [theirs, ours] = [english, french].map(({items}) => items.filter(({kind}) => kinds.includes(kind)));
    return compareItems(theirs!, ours!, fail);
  };
  const haveSameSections = compare('heading');
  compare('sample', 'code', 'admonition', 'element', 'image');
  if (haveSameSections) {
    compareLinks(english, french, fail);
    compareLines(english, french, fail);
  }
  return problems;
}

/** Reports a problem at a line of the French page, with the English line to compare it with. */
type Fail = (line: number | undefined, what: string, englishLine: number | undefined, fix: string) => void;

/** Reports the first difference, and returns whether there is none. */
function compareItems(english: readonly Item[], french: readonly Item[], fail: Fail): boolean {
  const index = english.findIndex((item, at) => french[at]?.kind !== item.kind || french[at].key !== item.key);
  const expected = english[index];
  const actual = french[expected ? index : english.length];
  if (expected) {
    const what = actual
      ? `${describe(actual)} is where the English page has ${describe(expected)}`
      : `${describe(expected)} of the English page is missing`;
    fail((actual ?? french.at(-1))?.line, what, expected.line, 'make the pages match.');
  } else if (actual) {
    fail(
      actual.line,
      `${describe(actual)} is not in the English page`,
      english.at(-1)?.line,
      'remove it, or add it there.',
    );
  }
  return !expected && !actual;
}

function compareLinks(english: Outline, french: Outline, fail: Fail): void {
  const sections = linksBySection(french);
  for (const [section, expected] of linksBySection(english)) {
    const actual = sections.get(section)!;
    const heading = french.items.find((item) => item.kind === 'heading' && item.key === section);
    for (const {key, line} of without(expected, actual)) {
      fail(heading?.line, `the link to ${key} in the English ${nameOf(section)} is missing`, line, 'add it.');
    }
    for (const {key, line} of without(actual, expected)) {
      const what = `the link to ${key} is not in the English ${nameOf(section)}`;
      fail(line, what, expected[0]?.line, 'remove it, or add it there.');
    }
  }
}

/** Finds a missing paragraph, list item or table row. */
function compareLines(english: Outline, french: Outline, fail: Fail): void {
  const theirs = linesBySection(english);
  for (const [index, {start, count}] of linesBySection(french).entries()) {
    const expected = theirs[index]!;
    if (count !== expected.count) {
      const what = `the text has ${amount(count, 'line')} from here to the next heading, and ${expected.count} in English`;
      fail(start, what, expected.start, 'translate each paragraph, list item and table row.');
    }
  }
}

/** Returns the first line of each section, and how many lines of text it has, not counting blank lines and code. */
function linesBySection({items, prose}: Outline): {start: number; count: number}[] {
  const starts = [1, ...items.filter(({kind}) => kind === 'heading').map(({line}) => line)];
  const lines = [...new Set(prose.map(({line}) => line))];
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? Infinity;
    return {start, count: lines.filter((line) => line >= start && line < end).length};
  });
}

/** Returns the items that another list does not have, or has fewer times. */
function without(items: readonly Item[], others: readonly Item[]): Item[] {
  const rest = others.map(({key}) => key);
  return items.filter(({key}) => {
    const index = rest.indexOf(key);
    if (index >= 0) {
      rest.splice(index, 1);
    }
    return index < 0;
  });
}

function linksBySection({items}: Outline): Map<string, Item[]> {
  const sections = new Map<string, Item[]>([['top', []]]);
  let current = 'top';
  for (const item of items) {
    if (item.kind === 'heading') {
      current = item.key;
      sections.set(current, []);
    } else if (item.kind === 'link') {
      sections.get(current)!.push(item);
    }
  }
  return sections;
}

/** @param section `top`, or the level and id of its heading */
function nameOf(section: string): string {
  return section === 'top' ? 'text above the first heading' : `section ${section.slice(1)}`;
}

function describe({kind, key}: Item): string {
  if (kind === 'heading') {
    return `the heading ${key.slice(1)} (level ${key[0]})`;
  }
  return `the ${kind === 'code' ? 'code block' : kind} "${key}"`;
}

function quoted(text: string | undefined): string {
  return text === undefined ? 'missing' : `"${text}"`;
}
