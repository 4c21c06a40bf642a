import {beforeAll, describe, expect, it} from 'vitest';
import type {Language} from '../../src/search/model';
import {readQuery} from '../../src/search/engine/query';
import {loadStemmer} from '../../src/search/engine/stemmers';
import {isStopWord} from '../../src/search/engine/stopWords';
import {synonymsOf} from '../../src/search/engine/synonyms';
import {fold, wordsOf, type Stemmer} from '../../src/search/engine/words';

const LANGUAGES: Language[] = ['en', 'fr'];
const stemmers = new Map<Language, Stemmer>();

beforeAll(async () => {
  for (const language of LANGUAGES) {
    stemmers.set(language, await loadStemmer(language));
  }
});

describe.each(LANGUAGES)('synonyms in %s', (language) => {
  const {same, leadsTo, forms} = synonymsOf(language);
  const all = [...same.flat(), ...forms.flat(), ...Object.keys(leadsTo), ...Object.values(leadsTo).flat()];

  it('are in groups of at least two, without duplicates', () => {
    for (const group of [...same, ...forms]) {
      expect(new Set(group.map((word) => fold(word))).size, group.join(', ')).toBe(group.length);
      expect(group.length, group.join(', ')).toBeGreaterThan(1);
    }
  });

  it('have a content word', () => {
    for (const phrase of all) {
      expect(
        wordsOf(phrase, language).some(({text}) => !isStopWord(fold(text), language)),
        phrase,
      ).toBe(true);
    }
  });

  it('find other words', () => {
    for (const [from, targets] of Object.entries(leadsTo)) {
      expect(targets, from).not.toContain(from);
    }
  });

  it('are added to a query', () => {
    for (const from of [...same.flat(), ...Object.keys(leadsTo)]) {
      const {groups} = readQuery(from, language, stemmers.get(language)!);
      expect(
        groups.some(({variants}) => variants.some(({weight}) => weight < 0.5)),
        from,
      ).toBe(true);
    }
  });
});
