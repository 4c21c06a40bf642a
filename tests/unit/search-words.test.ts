import {describe, expect, it} from 'vitest';
import {loadStemmer} from '../../src/search/engine/stemmers';
import {codeTermsOf, termsOf, wordsOf} from '../../src/search/engine/words';

const english = await loadStemmer('en');
const french = await loadStemmer('fr');

describe('words', () => {
  it('removes French elisions and English possessives', () => {
    expect(wordsOf("l’index d'un jusqu’ici aujourd’hui", 'fr').map(({text}) => text)).toEqual([
      'index',
      'un',
      'ici',
      'aujourd',
      'hui',
    ]);
    expect(wordsOf("Angular's own, don’t", 'en').map(({text}) => text)).toEqual(['Angular', 'own', 'do']);
  });
});

describe('terms', () => {
  it('finds an identifier whole, by its suffixes and by its parts', () => {
    const terms = termsOf('startDetectChanges', 'en', english);
    expect(terms).toEqual(expect.arrayContaining(['startdetectchanges', 'detectchanges', 'start', 'detect', 'chang']));
    expect(termsOf('NO_ERRORS_SCHEMA', 'en', english)).toContain('noerrorsschema');
    expect(termsOf('$url', 'en', english)).toEqual(['$url', 'url']);
  });

  it('matches spellings with and without accents', () => {
    for (const [accented, plain] of [
      ['requête', 'requete'],
      ['détection', 'detection'],
      ['désabonnement', 'desabonnement'],
      ['vérifiée', 'verifiee'],
    ] as const) {
      const indexed = new Set(termsOf(accented, 'fr', french));
      expect(
        termsOf(plain, 'fr', french).some((term) => indexed.has(term)),
        accented,
      ).toBe(true);
    }
  });

  it('finds inflections', () => {
    expect(termsOf('intercepteurs', 'fr', french)).toEqual(termsOf('intercepteur', 'fr', french));
    expect(termsOf('testing', 'en', english)).toEqual(termsOf('tests', 'en', english));
  });

  it('finds a version by its prefixes', () => {
    expect(termsOf('v3.0.2', 'en', english)).toEqual(['3', '3.0', '3.0.2']);
  });

  it('keeps each identifier of code once', () => {
    expect(codeTermsOf('tb.inject(a); tb.inject(bigRemind);', 'en', english)).toEqual(['inject', 'bigremind']);
  });
});
