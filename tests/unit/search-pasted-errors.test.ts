import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readErrors} from '../../src/plugins/search/readErrors';
import {explain} from '../../src/search/errors/explain';
import PASTED from '../search/pasted-errors.json';

const ROOT = path.resolve(__dirname, '../..');

/** Texts whose section is not the first explanation, and the reasons. All of them are held back. */
const EXCEPTIONS: Record<string, string> = {
  'Expected no open requests, found 1: GET /api/notifications': 'its cause comes first, then the wrapper',
};

const isException = (text: string) => Object.keys(EXCEPTIONS).some((part) => text.includes(part));

// Use only the even entries to fix the page or the matcher. The odd entries are held back, to verify that a fix is
// general.
const halves = {
  'to fix': PASTED.filter((_, index) => index % 2 === 0),
  'held back': PASTED.filter((_, index) => index % 2 === 1),
};

describe.each(['en', 'fr'] as const)('what readers paste, in %s', (language) => {
  const errors = readErrors(ROOT, language);
  const firstSection = (text: string) => explain(text, errors)[0]?.address.replace(/^.*#/, '') ?? null;

  it.each(Object.entries(halves))('is explained by the right section, or not at all: %s', (_, entries) => {
    const wrong = entries.filter(({text, section}) => firstSection(text) !== section);
    expect(wrong.filter(({text}) => !isException(text))).toEqual([]);
  });

  it('has no outdated exceptions', () => {
    const wrong = halves['held back'].filter(({text, section}) => firstSection(text) !== section);
    expect(wrong.filter(({text}) => isException(text))).toHaveLength(Object.keys(EXCEPTIONS).length);
  });
});

it('refers to existing sections', () => {
  const ids = readErrors(ROOT, 'en').map(({address}) => address.replace(/^.*#/, ''));
  expect(ids).toEqual(expect.arrayContaining(PASTED.flatMap(({section}) => section ?? [])));
});
