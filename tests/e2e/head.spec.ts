import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {LANGUAGES, PAGES, POSTS} from './support/addresses';
import {parsePage, readBuilt} from './support/build';
import {BASE, expect, test} from './support/site';

const ORIGIN = 'https://remscodes.github.io';

for (const {lang, prefix} of LANGUAGES) {
  test(`every page in ${lang} tells its language, its address and its translations`, () => {
    for (const address of PAGES) {
      const page = parsePage(`${prefix}${address}`);
      const url = `${ORIGIN}${BASE}${prefix}${address}`;
      const property = (name: string) => select(`meta[property="${name}"]`, page)?.properties.content;
      const alternates = Object.fromEntries(
        selectAll('link[rel="alternate"][hreflang]', page).map(({properties}) => [String(properties.hrefLang), properties.href]),
      );

      expect(select('html', page)!.properties.lang, url).toBe(lang);
      expect(select('link[rel="canonical"]', page)?.properties.href, url).toBe(url);
      expect(property('og:url'), url).toBe(url);
      expect(property('og:locale'), url).toBe(lang);
      expect(property('og:locale:alternate'), url).toBe(lang === 'en' ? 'fr' : 'en');
      expect(property('og:image'), url).toMatch(new RegExp(`^${ORIGIN}${BASE}.*\\.png$`));
      expect(alternates, url).toEqual({
        en: `${ORIGIN}${BASE}${address}`,
        fr: `${ORIGIN}${BASE}fr/${address}`,
        'x-default': `${ORIGIN}${BASE}${address}`,
      });
      expect(toString(select('title', page)!), url).toMatch(/ \| Ngx Testing Tools$|^Ngx Testing Tools$/);
      expect(select('meta[name="robots"][content*="noindex"]', page), url).toBeUndefined();
    }
  });

  for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
    test(`${file} in ${lang} has the posts in that language, whole`, () => {
      const feed = readBuilt(`${prefix}blog/${file}`);
      const links = [...feed.matchAll(/(?:<(?:id|guid[^>]*)>|"id": ")([^<"]+\/blog\/[^<"]+)/g)].map(([, link]) => link);
      expect(select(`link[rel="alternate"][href$="${prefix}blog/${file}"]`, parsePage(`${prefix}blog`))).toBeTruthy();
      for (const post of POSTS) {
        const heading = selectAll('.markdown h2', parsePage(`${prefix}${post}`)).pop()!;
        expect(feed, post).toContain(String(heading.properties.id));
      }
      expect(/hash-link|role=\\?"(?:tab\\?"|tabpanel\\?"[^>]* hidden)/.test(feed)).toBe(false);
      expect(new Set(links)).toEqual(new Set(POSTS.map((post) => `${ORIGIN}${BASE}${prefix}${post}`)));
      expect(feed).toContain(lang === 'fr' ? 'Articles sur les tests' : 'Articles about testing');
    });
  }
}
