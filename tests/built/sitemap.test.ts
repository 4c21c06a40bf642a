import {expect, test} from 'vitest';
import {LANGUAGES, ORIGIN, PAGES} from '../support/addresses';
import {readBuilt} from '../support/build';
import {problemOf, urlOf} from './support/site';
import {childrenOf, readXml, textOf} from './support/xml';

for (const {lang, prefix} of LANGUAGES) {
  test(`the sitemap in ${lang} lists the pages with their alternates`, () => {
    const sitemap = readXml(readBuilt(`${prefix}sitemap.xml`));
    expect([sitemap.name, sitemap.attributes.xmlns]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
    const entries = childrenOf(sitemap, 'url');
    const languages = lang === 'en' ? LANGUAGES : LANGUAGES.filter((language) => language.lang === lang);
    const expected = languages.flatMap((language) => PAGES.map((address) => urlOf(`${language.prefix}${address}`)));
    expect(entries.map((entry) => textOf(entry, 'loc')).sort()).toEqual(expected.sort());

    const english = urlOf('');
    const french = urlOf('fr/');
    for (const entry of entries) {
      const url = textOf(entry, 'loc');
      const address = url.startsWith(french) ? url.slice(french.length) : url.slice(english.length);
      expect(problemOf(url, ORIGIN), url).toBeNull();
      expect(
        Object.fromEntries(
          childrenOf(entry, 'xhtml:link').map(({attributes}) => [attributes.hreflang, attributes.href]),
        ),
        url,
      ).toEqual({
        en: english + address,
        fr: french + address,
        'x-default': english + address,
      });
    }
  });
}
