import {expect, test} from 'vitest';
import {attributeOf} from '../../src/lib/html';
import {LANGUAGES, ORIGIN, PAGES} from '../support/addresses';
import {readBuilt} from '../support/build';
import {problemOf, urlOf} from './support/site';
import {addressesIn, namedIn, readXml} from './support/xml';

for (const {lang, prefix} of LANGUAGES) {
  test(`the sitemap in ${lang} lists the pages with their alternates`, () => {
    const sitemap = readXml(readBuilt(`${prefix}sitemap.xml`));
    const entries = namedIn(sitemap, 'url');
    const languages = lang === 'en' ? LANGUAGES : LANGUAGES.filter((language) => language.lang === lang);
    const expected = languages.flatMap((language) => PAGES.map((address) => urlOf(`${language.prefix}${address}`)));
    expect(addressesIn(sitemap).sort()).toEqual(expected.sort());

    const english = urlOf('');
    const french = urlOf('fr/');
    for (const entry of entries) {
      const url = addressesIn(entry).join();
      const address = url.startsWith(french) ? url.slice(french.length) : url.slice(english.length);
      expect(problemOf(url, ORIGIN), url).toBeNull();
      expect(
        Object.fromEntries(
          namedIn(entry, 'xhtml:link').map(
            (link) => [attributeOf(link, 'hreflang')!, attributeOf(link, 'href')] as const,
          ),
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
