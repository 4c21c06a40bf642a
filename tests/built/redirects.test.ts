import {describe, expect, test} from 'vitest';
import {textOf} from '../../src/lib/html';
import {LANGUAGES, REDIRECTS} from '../support/addresses';
import {parsePage, readBuilt} from '../support/build';
import {HOSTILE_TEXTS} from '../support/hostileTexts';
import {selectAll, valuesIn} from '../support/select';
import {urlOf} from './support/site';
import {addressesIn, readXml} from './support/xml';

const cases = LANGUAGES.flatMap(({prefix}) =>
  Object.entries(REDIRECTS).map(([from, to]) => ({prefix, from: `${prefix}${from}`, to: `${prefix}${to}`})),
);

describe.each(cases)('/$from', ({prefix, from, to}) => {
  const page = parsePage(from);

  test('has its target page as the canonical address, and is not in the sitemap', () => {
    expect(valuesIn('link[rel=canonical]', page, 'href')).toEqual([urlOf(to)]);
    expect(valuesIn('meta[name=robots]', page, 'content').join()).toContain('noindex');
    const listed = addressesIn(readXml(readBuilt(`${prefix}sitemap.xml`)));
    expect(listed).toContain(urlOf(to));
    expect(listed).not.toContain(urlOf(from));
  });

  test('leads only to its target page, whatever the query and fragment', () => {
    const [script, ...others] = selectAll('script', page).filter((element) =>
      textOf(element).includes('location.replace('),
    );
    expect(others).toEqual([]);
    // oxlint-disable-next-line typescript/no-implied-eval -- runs the inline script with another location
    const run = new Function('location', textOf(script!)) as (location: object) => void;
    for (const text of Object.values(HOSTILE_TEXTS)) {
      const asked = new URL(urlOf(from));
      asked.search = text;
      asked.hash = text;
      const led: string[] = [];
      run({search: asked.search, hash: asked.hash, replace: (address: string) => led.push(address)});
      const {origin, pathname, search, hash} = new URL(led[0]!, asked);
      expect(led).toHaveLength(1);
      expect([origin + pathname, search, hash]).toEqual([urlOf(to), asked.search, asked.hash]);
    }
  });
});
