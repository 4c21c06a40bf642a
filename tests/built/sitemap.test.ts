import {expect, test} from 'vitest';
import {LANGUAGES, PAGES} from '../support/addresses';
import {sitemapOf, urlOf} from './support/site';

for (const {lang, prefix} of LANGUAGES) {
  test(`the sitemap in ${lang} lists the pages of that language`, () => {
    expect(sitemapOf(prefix).sort()).toEqual(PAGES.map((address) => urlOf(`${prefix}${address}`)).sort());
  });
}
