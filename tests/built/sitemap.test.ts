import {expect, test} from 'vitest';
import {LANGUAGES, PAGES} from '../support/addresses';
import {readBuilt} from '../support/build';
import {urlOf} from './support/site';
import {addressesIn, readXml} from './support/xml';

for (const {lang, prefix} of LANGUAGES) {
  test(`the sitemap in ${lang} lists the pages of that language`, () => {
    const expected = PAGES.map((address) => urlOf(`${prefix}${address}`));
    expect(addressesIn(readXml(readBuilt(`${prefix}sitemap.xml`))).sort()).toEqual(expected.sort());
  });
}
