import {describe, expect, it} from 'vitest';
import {loadAnalyzer} from '../../src/search/engine/analyzer';

const english = await loadAnalyzer('en');
const french = await loadAnalyzer('fr');

describe('words', () => {
  it('lose French elisions and English possessives', () => {
    expect(french.wordsOf("l’index d'un jusqu’ici aujourd’hui").map(({text}) => text)).toEqual([
      'index',
      'un',
      'ici',
      'aujourd',
      'hui',
    ]);
    expect(english.wordsOf("Angular's own, don’t").map(({text}) => text)).toEqual(['Angular', 'own', 'do']);
  });
});

describe('terms', () => {
  it('find an identifier as a whole, by its suffixes and by its parts', () => {
    const terms = english.termsOf('startDetectChanges');
    expect(terms).toEqual(expect.arrayContaining(['startdetectchanges', 'detectchanges', 'start', 'detect', 'chang']));
    expect(english.termsOf('NO_ERRORS_SCHEMA')).toContain('noerrorsschema');
    expect(english.termsOf('$url')).toEqual(['$url', 'url']);
  });

  it('match spellings with and without accents', () => {
    for (const [accented, plain] of [
      ['requête', 'requete'],
      ['détection', 'detection'],
      ['désabonnement', 'desabonnement'],
      ['vérifiée', 'verifiee'],
    ] as const) {
      const indexed = new Set(french.termsOf(accented));
      expect(
        french.termsOf(plain).some((term) => indexed.has(term)),
        accented,
      ).toBe(true);
    }
  });

  it('match inflections', () => {
    expect(french.termsOf('intercepteurs')).toEqual(french.termsOf('intercepteur'));
    expect(english.termsOf('testing')).toEqual(english.termsOf('tests'));
  });

  it('find a version by its prefixes', () => {
    expect(english.termsOf('v3.0.2')).toEqual(['3', '3.0', '3.0.2']);
  });

  it('contain each identifier of code once', () => {
    expect(english.codeTermsOf('tb.inject(a); tb.inject(bigRemind);')).toEqual(['inject', 'bigremind']);
  });
});
