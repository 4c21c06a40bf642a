import {describe, expect, it} from 'vitest';
import {readQuery} from '../../src/search/engine/query';
import {loadStemmer} from '../../src/search/engine/stemmers';
import {isStopWord} from '../../src/search/engine/stopWords';
import {synonymsOf} from '../../src/search/engine/synonyms';
import {fold, wordsOf} from '../../src/search/engine/words';

const STEMMERS = {en: await loadStemmer('en'), fr: await loadStemmer('fr')};

describe.each(['en', 'fr'] as const)('synonyms in %s', (language) => {
  const {same, leadsTo} = synonymsOf(language);
  const all = [...same.flat(), ...Object.keys(leadsTo), ...Object.values(leadsTo).flat()];

  it('are in groups of at least two, without duplicates', () => {
    for (const group of same) {
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
    const words = [...same.flat(), ...Object.keys(leadsTo)].filter((word) => /^[\p{L}\d]+$/u.test(word));
    for (const from of words) {
      const {groups} = readQuery(from, language, STEMMERS[language]);
      expect(
        groups.some(({variants}) => variants.some(({weight}) => weight < 0.5)),
        from,
      ).toBe(true);
    }
  });
});
