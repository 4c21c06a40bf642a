import {describe, expect, it} from 'vitest';
import {readQuery} from '../../src/search/engine/query';
import {loadAnalyzer} from '../../src/search/engine/analyzer';
import {synonymsOf} from '../../src/search/engine/synonyms';

const ANALYZERS = {en: await loadAnalyzer('en'), fr: await loadAnalyzer('fr')};

describe.each(['en', 'fr'] as const)('synonyms in %s', (language) => {
  const analyzer = ANALYZERS[language];
  const {same, leadsTo} = synonymsOf(language);
  const all = [...same.flat(), ...Object.keys(leadsTo), ...Object.values(leadsTo).flat()];

  it('have a content word', () => {
    for (const phrase of all) {
      expect(
        analyzer.wordsOf(phrase).some(({text}) => !analyzer.isStopWord(text)),
        phrase,
      ).toBe(true);
    }
  });

  it('are added to a query', () => {
    const words = [...same.flat(), ...Object.keys(leadsTo)].filter((word) => /^[\p{L}\d]+$/u.test(word));
    for (const from of words) {
      const {groups} = readQuery(from, analyzer);
      expect(
        groups.some(({variants}) => variants.some(({weight}) => weight < 0.5)),
        from,
      ).toBe(true);
    }
  });
});
