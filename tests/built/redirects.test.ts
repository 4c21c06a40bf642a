import {describe, expect, test} from 'vitest';
import {textOf} from '../../src/lib/html';
import {LANGUAGES, REDIRECTS} from '../support/addresses';
import {parsePage} from '../support/build';
import {select, valuesIn} from '../support/select';
import {sitemapOf, urlOf} from './support/site';

const cases = LANGUAGES.flatMap(({prefix}) =>
  Object.entries(REDIRECTS).map(([from, to]) => ({prefix, from: `${prefix}${from}`, to: `${prefix}${to}`})),
);

describe.each(cases)('/$from', ({prefix, from, to}) => {
  const page = parsePage(from);

  test('has its target page as the canonical address, and is not in the sitemap', () => {
    expect(valuesIn('link[rel=canonical]', page, 'href')).toEqual([urlOf(to)]);
    expect(valuesIn('meta[name=robots]', page, 'content')).toEqual([]);
    expect(sitemapOf(prefix)).not.toContain(urlOf(from));
  });

  // Previews of shared links do not follow redirects.
  test('describes its target page', () => {
    const target = parsePage(to);
    expect(textOf(select('title', page)!)).toBe(textOf(select('title', target)!));
    for (const meta of ['meta[name=description]', 'meta[property="og:title"]', 'meta[property="og:url"]']) {
      expect(valuesIn(meta, page, 'content'), meta).toEqual(valuesIn(meta, target, 'content'));
    }
  });
});
