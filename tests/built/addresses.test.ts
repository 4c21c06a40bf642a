import {describe, expect, test} from 'vitest';
import {textOf, type Document} from '../../src/lib/html';
import {BASE, IN_SIDEBARS, LANGUAGES, PAGES, PLACES, REDIRECTS, SPECIFICATION} from '../support/addresses';
import {parsePage} from '../support/build';
import {select, valuesIn} from '../support/select';
import {BUILT_PAGES, pagesIn} from './support/site';

test('the site has every address of the specification, in the right sidebar', () => {
  for (const [place, addresses] of Object.entries(SPECIFICATION)) {
    expect(PLACES[place as keyof typeof PLACES], place).toEqual(expect.arrayContaining(addresses));
  }
});

test('the build has exactly the addresses of the content', () => {
  const expected = LANGUAGES.flatMap(({prefix}) =>
    [...PAGES, ...Object.keys(REDIRECTS), '404'].map((address) => `${prefix}${address}`),
  );
  expect(BUILT_PAGES).toEqual(expected.sort());
});

describe.each(LANGUAGES)('in $lang', ({prefix}) => {
  test.each(IN_SIDEBARS)('/%s is in its sidebar', (address) => {
    const page = parsePage(`${prefix}${address}`);
    expect(valuesIn('aside a.menu__link--active', page, 'href')).toContain(`${BASE}${prefix}${address}`);
    // Docusaurus adds the plugin, the version and the id of a document to the classes.
    expect(valuesIn('html', page, 'class').join().split(' ')).toEqual(
      expect.arrayContaining(['plugin-docs', 'docs-version-current', address.replace('docs/', 'docs-doc-id-')]),
    );
  });

  test.each(PLACES.withoutSidebar)('/%s has no sidebar', (address) => {
    const page = parsePage(`${prefix}${address}`);
    expect(select('h1', page)).toBeTruthy();
    expect(select('.theme-doc-sidebar-container', page)).toBeUndefined();
  });
});

test.each([
  ['title', (page: Document) => textOf(select('title', page)!)],
  ['description', (page: Document) => valuesIn('meta[name=description]', page, 'content').join()],
])('every page has a unique %s', (_, textOn) => {
  for (const {prefix} of LANGUAGES) {
    const texts = pagesIn(prefix).map(({page}) => textOn(page));
    expect(texts).not.toContain('');
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});
