import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readErrors} from '../../src/plugins/search/readErrors';
import {explain} from '../../src/search/errors/explain';
import PASTED from '../search/pasted-errors.json';

const ROOT = path.resolve(__dirname, '../..');

/** What a text has that is not explained by its section first, and why. All of these are held back. */
const EXCEPTIONS: Record<string, string> = {
  "class constructors must be invoked with 'new'": 'Firefox has its own wording, which the page lacks',
  'Expected no open requests, found 1: GET /api/notifications': 'its cause comes first, and the wrapper second',
  'ERESOLVE could not resolve': 'a wording of npm that the page lacks',
  "'card' is of type 'unknown'": 'what TypeScript says of a variable, which the page lacks',
  'No usable sandbox!': 'a reason of Chrome that the page lacks',
  'describe is not defined': 'the page names beforeEach only',
};

const isException = (text: string) => Object.keys(EXCEPTIONS).some((part) => text.includes(part));

// Even entries may be looked at while the page or the matcher is fixed. Odd ones are held back: they tell whether a
// fix is general.
const halves = {
  'to fix': PASTED.filter((_, index) => index % 2 === 0),
  'held back': PASTED.filter((_, index) => index % 2 === 1),
};

describe.each(['en', 'fr'] as const)('what readers paste, in %s', (language) => {
  const errors = readErrors(ROOT, language);
  const firstSection = (text: string) => explain(text, errors)[0]?.address.replace(/^.*#/, '') ?? null;

  it.each(Object.entries(halves))('is explained by its section or by none: %s', (_, entries) => {
    const wrong = entries.filter(({text, section}) => firstSection(text) !== section);
    expect(wrong.filter(({text}) => !isException(text))).toEqual([]);
  });

  it('has no exception that is explained by now', () => {
    const wrong = halves['held back'].filter(({text, section}) => firstSection(text) !== section);
    expect(wrong.filter(({text}) => isException(text))).toHaveLength(Object.keys(EXCEPTIONS).length);
  });
});

it('knows the sections that the entries name', () => {
  const ids = readErrors(ROOT, 'en').map(({address}) => address.replace(/^.*#/, ''));
  expect(ids).toEqual(expect.arrayContaining(PASTED.flatMap(({section}) => section ?? [])));
});
