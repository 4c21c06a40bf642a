import {describe, expect, test} from 'vitest';
import {attributeOf, codeOf, elementsIn, parseHtml, textOf} from '../../src/lib/html';
import {BASE, LANGUAGES, POSTS} from '../support/addresses';
import {parsePage, readBuilt} from '../support/build';
import {selectAll, valuesIn} from '../support/select';
import {problemOf, readXml, urlOf} from './support/site';

/**
 * Patterns that match the ids of the posts in each feed. The package that writes the feeds uses the same items in all,
 * so the other tests read the items only from the JSON feed.
 */
const IDS = {'rss.xml': /<guid[^>]*>([^<]+)/g, 'atom.xml': /<entry>[^]*?<id>([^<]+)/g, 'feed.json': /"id": "([^"]+)"/g};

/** https://www.jsonfeed.org/version/1/ */
interface JsonFeed {
  home_page_url: string;
  description: string;
  items: {id: string; url: string; title: string; summary: string; content_html: string; date_published: string}[];
}

describe.each(LANGUAGES)('in $lang,', ({lang, prefix}) => {
  const jsonFeed = () => JSON.parse(readBuilt(`${prefix}blog/feed.json`)) as JsonFeed;

  test.each(Object.entries(IDS))(
    '%s is well-formed, has all posts in that language, and is linked from the blog',
    (file, pattern) => {
      const source = (file === 'feed.json' ? readBuilt : readXml)(`${prefix}blog/${file}`);
      expect(source).toContain(`Ngx Testing Tools | Blog${lang === 'fr' ? ' en français' : ''}`);
      const ids = [...source.matchAll(pattern)].map(([, id]) => id!);
      expect(ids.sort()).toEqual(POSTS.map((post) => urlOf(`${prefix}${post}`)).sort());
      expect(valuesIn('link[rel=alternate]', parsePage(`${prefix}blog`), 'href')).toContain(
        `${BASE}${prefix}blog/${file}`,
      );
    },
  );

  test('a feed contains each post in full, without what needs the styles or scripts of the site', () => {
    const {home_page_url: home, description, items} = jsonFeed();
    expect(home).toBe(urlOf(`${prefix}blog`));
    expect(readBuilt(`${prefix}blog/rss.xml`)).toContain(`<language>${lang}</language>`);
    expect(description).toContain(lang === 'fr' ? 'Articles sur les tests' : 'Articles about testing');
    expect(items.length).toBeGreaterThan(3);
    for (const {url, title, summary, content_html: content, date_published: date} of items) {
      expect(title, url).toBeTruthy();
      expect(summary, url).toBeTruthy();
      expect(date, url).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
      expect(content.startsWith(`<div lang="${lang}">`), url).toBe(true);
      expect(content, url).not.toMatch(/<(?:button|fieldset|svg)|<[^>]+ (?:class|hidden|role|style|tabindex)=/);
      const post = parsePage(url.slice(urlOf('').length));
      const samples = selectAll('pre', parseHtml(content)).map((sample) => textOf(sample));
      expect(samples, url).toEqual(selectAll('.markdown pre', post).map(codeOf));
      const headings = valuesIn('.markdown h2', post, 'id');
      expect(headings.length, url).toBeGreaterThan(0);
      for (const id of headings) {
        expect(content, url).toContain(`id="${id}"`);
      }
    }
  });

  test('every address in a feed is absolute and exists', () => {
    const problems: string[] = [];
    let checked = 0;
    for (const {url, content_html: content} of jsonFeed().items) {
      for (const element of elementsIn(parseHtml(content))) {
        const href = attributeOf(element, 'href') ?? attributeOf(element, 'src');
        if (href !== undefined) {
          checked += 1;
          // Feed readers show only the post, so a reference to an SVG symbol elsewhere in the page would be broken.
          const problem = URL.canParse(href) ? problemOf(href, url) : 'is not absolute';
          if (problem) {
            problems.push(`${url}: <${element.tagName}> ${href} ${problem}`);
          }
        }
      }
    }
    expect(problems).toEqual([]);
    expect(checked).toBeGreaterThan(20);
  });
});
