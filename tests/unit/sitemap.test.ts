import {describe, expect, it} from 'vitest';
import {alternatesOf} from '../../src/config/sitemap';

const site = {root: 'https://example.org/base/', defaultLanguage: 'en', languages: ['en', 'fr']};

describe('alternatesOf', () => {
  it.each(['https://example.org/base/docs/a', 'https://example.org/base/fr/docs/a'])(
    'returns %s in each language',
    (address) => {
      expect(alternatesOf(address, site)).toEqual([
        {lang: 'en', url: 'https://example.org/base/docs/a'},
        {lang: 'fr', url: 'https://example.org/base/fr/docs/a'},
        {lang: 'x-default', url: 'https://example.org/base/docs/a'},
      ]);
    },
  );

  it('does not mistake a page whose name starts like a language for that language', () => {
    expect(alternatesOf('https://example.org/base/french', site)[1]!.url).toBe('https://example.org/base/fr/french');
  });
});
