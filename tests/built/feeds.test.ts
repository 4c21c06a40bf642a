import {describe, expect, test} from 'vitest';
import {attributeOf, elementsIn, parseHtml} from '../../src/lib/html';
import {BASE, LANGUAGES, POSTS} from '../e2e/support/addresses';
import {parsePage, readBuilt} from '../e2e/support/build';
import {valuesIn} from '../e2e/support/select';
import {problemOf, urlOf} from './support/site';
import {childrenOf, readXml, textOf} from './support/xml';

/** An item of a feed. */
interface Item {
  id: string;
  url: string;
  title: string;
  summary: string;
  /** HTML. */
  content: string;
  date: string;
}

interface Feed {
  /** Only RSS has one: the package that writes the feeds does not set it in the others. */
  language?: string;
  title: string;
  home: string;
  description: string;
  items: Item[];
}

/** Parsers of the feed formats by file name, which also check what the format's specification requires. */
const READERS: Record<string, (source: string) => Feed> = {
  // https://www.rssboard.org/rss-specification
  'rss.xml': (source) => {
    const rss = readXml(source);
    expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0']);
    const [channel, ...others] = childrenOf(rss, 'channel');
    expect(others).toEqual([]);
    return {
      language: textOf(channel!, 'language'),
      title: textOf(channel!, 'title'),
      home: textOf(channel!, 'link'),
      description: textOf(channel!, 'description'),
      items: childrenOf(channel!, 'item').map((item) => {
        const date = textOf(item, 'pubDate');
        expect(date).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
        return {
          id: textOf(item, 'guid'),
          url: textOf(item, 'link'),
          title: textOf(item, 'title'),
          summary: textOf(item, 'description'),
          content: textOf(item, 'content:encoded'),
          date,
        };
      }),
    };
  },
  // https://www.rfc-editor.org/rfc/rfc4287
  'atom.xml': (source) => {
    const feed = readXml(source);
    expect([feed.name, feed.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    expect(textOf(feed, 'id')).toMatch(/^https:/);
    expect(textOf(feed, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    return {
      title: textOf(feed, 'title'),
      home: childrenOf(feed, 'link').find(({attributes}) => attributes.rel === 'alternate')!.attributes.href!,
      description: textOf(feed, 'subtitle'),
      items: childrenOf(feed, 'entry').map((entry) => {
        expect(textOf(entry, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
        const [content] = childrenOf(entry, 'content');
        expect(content!.attributes.type).toBe('html');
        expect(childrenOf(entry, 'author').map((author) => textOf(author, 'name'))).toEqual([
          expect.stringMatching(/\S/),
        ]);
        return {
          id: textOf(entry, 'id'),
          url: childrenOf(entry, 'link').find(({attributes}) => (attributes.rel ?? 'alternate') === 'alternate')!
            .attributes.href!,
          title: textOf(entry, 'title'),
          summary: textOf(entry, 'summary'),
          content: content!.text,
          date: textOf(entry, 'updated'),
        };
      }),
    };
  },
  // https://www.jsonfeed.org/version/1/
  'feed.json': (source) => {
    interface JsonItem {
      id: string;
      url: string;
      title: string;
      summary: string;
      content_html: string;
      date_modified: string;
    }
    const feed = JSON.parse(source) as {
      version: string;
      title: string;
      home_page_url: string;
      description: string;
      items: JsonItem[];
    };
    expect(feed.version).toBe('https://jsonfeed.org/version/1');
    return {
      title: feed.title,
      home: feed.home_page_url,
      description: feed.description,
      items: feed.items.map(({id, url, title, summary, content_html: content, date_modified: date}) => {
        expect(date).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
        return {id, url, title, summary, content, date};
      }),
    };
  },
};

describe.each(LANGUAGES)('in $lang,', ({lang, prefix}) => {
  test.each(Object.keys(READERS))('%s is well-formed and has the complete posts in that language', (file) => {
    const feed = READERS[file]!(readBuilt(`${prefix}blog/${file}`));
    expect(valuesIn('link[rel=alternate]', parsePage(`${prefix}blog`), 'href')).toContain(
      `${BASE}${prefix}blog/${file}`,
    );
    expect(feed.language ?? lang).toBe(lang);
    expect(feed.title).toBeTruthy();
    expect(feed.home).toBe(urlOf(`${prefix}blog`));
    expect(feed.description).toContain(lang === 'fr' ? 'Articles sur les tests' : 'Articles about testing');
    expect(feed.items.map(({url}) => url).sort()).toEqual(POSTS.map((post) => urlOf(`${prefix}${post}`)).sort());
    for (const {id, url, title, summary, content, date} of feed.items) {
      expect(id, url).toBe(url);
      expect(title, url).toBeTruthy();
      expect(summary, url).toBeTruthy();
      expect(new Date(date).getTime(), url).toBeGreaterThan(0);
      expect(content, url).not.toMatch(/hash-link|role="(?:tab"|tabpanel"[^>]* hidden)/);
      const headings = valuesIn('.markdown h2', parsePage(url.slice(urlOf('').length)), 'id');
      expect(headings.length, url).toBeGreaterThan(0);
      for (const id of headings) {
        expect(content, url).toContain(`id="${id}"`);
      }
    }
  });

  test.each(Object.keys(READERS))('%s has absolute addresses, which exist', (file) => {
    const problems: string[] = [];
    let checked = 0;
    for (const {url, content} of READERS[file]!(readBuilt(`${prefix}blog/${file}`)).items) {
      for (const element of elementsIn(parseHtml(content))) {
        const href = attributeOf(element, 'href') ?? attributeOf(element, 'src');
        if (href !== undefined) {
          checked += 1;
          // Feed readers show only the post, so symbols of the page are not available.
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
