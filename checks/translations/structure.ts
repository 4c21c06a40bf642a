import type {Pair} from '../../src/lib/content/folders';
import {see, type Item, type Outline} from './outline';
import type {Problem} from '../../src/lib/content/problem';

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

const NAMES: Record<Item['kind'], string> = {
  heading: 'heading',
  sample: 'sample',
  code: 'code block',
  admonition: 'admonition',
  element: 'element',
  image: 'image',
  link: 'link',
};

/**
 * Compares the structure of a page with its translation. Heading ids, samples, code blocks, admonitions, elements and
 * images must be in the same order. Links are compared per section, because a translated sentence may reorder them.
 */
export function compareStructure(pair: Pair, english: Outline, french: Outline): Problem[] {
  const problems: Problem[] = [];
  for (const field of COMMON_FIELDS) {
    const theirs = english.frontMatter.get(field);
    const ours = french.frontMatter.get(field);
    if (theirs?.text !== ours?.text) {
      problems.push({
        file: pair.french,
        line: ours?.line ?? 1,
        what: `"${field}" is ${quoted(ours?.text)} here and ${quoted(theirs?.text)} in English${see({file: pair.english, line: theirs?.line ?? 1})}`,
        fix: 'make them the same.',
      });
    }
  }
  for (const kinds of [['heading'], ['sample', 'code', 'admonition', 'element', 'image']] as const) {
    const problem = firstDifference(pair, pick(english, kinds), pick(french, kinds));
    if (problem) {
      problems.push(problem);
    }
  }
  return [...problems, ...compareLinks(pair, english, french)];
}

function pick(outline: Outline, kinds: readonly Item['kind'][]): Item[] {
  return outline.items.filter(({kind}) => kinds.includes(kind));
}

function firstDifference(pair: Pair, english: Item[], french: Item[]): Problem | null {
  const index = english.findIndex((item, at) => french[at]?.kind !== item.kind || french[at]?.key !== item.key);
  if (index === -1) {
    const extra = french[english.length];
    return extra
      ? {
          file: pair.french,
          line: extra.line,
          what: `${describe(extra)} is not in the English page${see({file: pair.english, line: english.at(-1)?.line ?? 1})}`,
          fix: 'remove it, or add it there.',
        }
      : null;
  }
  const expected = english[index]!;
  const actual = french[index];
  return {
    file: pair.french,
    line: actual?.line ?? french.at(-1)?.line ?? 1,
    what: `${
      actual
        ? `${describe(actual)} is where the English page has ${describe(expected)}`
        : `${describe(expected)} of the English page is missing`
    }${see({file: pair.english, line: expected.line})}`,
    fix: 'make the pages match.',
  };
}

function compareLinks(pair: Pair, english: Outline, french: Outline): Problem[] {
  const sections = linksBySection(french);
  const problems: Problem[] = [];
  for (const [section, expected] of linksBySection(english)) {
    const rest = [...(sections.get(section) ?? [])];
    for (const link of expected) {
      const index = rest.findIndex(({key}) => key === link.key);
      if (index === -1) {
        problems.push({
          file: pair.french,
          line: french.items.find(({kind, key}) => kind === 'heading' && key === section)?.line ?? 1,
          what: `the link to ${link.key} of the English section "${section}" is missing${see({file: pair.english, line: link.line})}`,
          fix: 'add it.',
        });
      } else {
        rest.splice(index, 1);
      }
    }
    for (const link of rest) {
      problems.push({
        file: pair.french,
        line: link.line,
        what: `the link to ${link.key} is not in the English section "${section}"${see({file: pair.english, line: expected[0]?.line ?? 1})}`,
        fix: 'remove it, or add it there.',
      });
    }
  }
  return problems;
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

function describe({kind, key}: Item): string {
  return `the ${NAMES[kind]} "${key}"`;
}

function quoted(text: string | undefined): string {
  return text === undefined ? 'missing' : `"${text}"`;
}
