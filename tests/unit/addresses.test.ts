import {describe, expect, it} from 'vitest';
import {listAddresses} from '../../src/lib/content/addresses';
import {readFrontMatter} from '../../src/lib/content/yaml';
import {readPhrases} from '../../src/plugins/post-build/search/phrases/readPhrases';
import {makeSite} from './support/site';

/** File names and contents, and the address that Docusaurus assigns. */
const PAGES: [file: string, source: string, address: string | undefined][] = [
  ['docs/plain.mdx', 'Text\n', 'docs/plain'],
  ['docs/guide/index.mdx', 'Text\n', 'docs/guide'],
  ['docs/04-kept.mdx', '---\nparse_number_prefixes: false\n---\n', 'docs/04-kept'],
  ['docs/guide/relative.mdx', '---\nslug: here\n---\n', 'docs/guide/here'],
  ['docs/guide/absolute.mdx', '---\nslug: /top\n---\n', 'docs/top'],
  ['docs/named.mdx', '---\nid: by-id\n---\n', 'docs/by-id'],
  ['docs/waiting.mdx', '---\ndraft: true\n---\n', undefined],
  ['blog/2024-01-31-news.mdx', 'Text\n', 'blog/2024/01/31/news'],
  ['blog/2024-03-01-slug.mdx', '---\nslug: short\n---\n', 'blog/short'],
];

describe('the address of a page', () => {
  const siteDir = () => makeSite(Object.fromEntries(PAGES.map(([file, source]) => [file, source])));

  it.each(PAGES)('of %s is the same as in Docusaurus', (file, _, address) => {
    const {docs, posts} = listAddresses(siteDir());
    expect((file.startsWith('docs/') ? docs : posts).get(file)).toBe(address);
  });

  it("is used for the page's phrases, unless the page is a draft or unlisted", () => {
    const sources = {numbered: 'Text\n', draft: '---\ndraft: true\n---\n', secret: '---\nunlisted: true\n---\n'};
    const files = Object.entries(sources).flatMap(([name, source]) => [
      [`docs/02-${name}.mdx`, source],
      [`src/search/phrases/fr/docs/02-${name}.yml`, 'page:\n  - how\n'],
    ]);
    const phrases = readPhrases(makeSite(Object.fromEntries(files) as Record<string, string>), 'fr');
    expect(phrases.map(({address}) => address)).toEqual(['docs/numbered']);
  });
});

describe('front matter', () => {
  it('is parsed with any line endings and a byte order mark, with the lines of its fields', () => {
    const {values, lineOf} = readFrontMatter('\uFEFF---\r\ntitle: "A: b"\r\n\r\ntags: [c]\r\n---\r\nText\r\n');
    expect(values).toEqual({title: 'A: b', tags: ['c']});
    expect([lineOf('title'), lineOf('tags'), lineOf('none')]).toEqual([2, 4, 1]);
  });
});
