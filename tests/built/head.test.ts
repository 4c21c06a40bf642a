import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import {LANGUAGES, PAGES, POSTS} from '../e2e/support/addresses';
import {buildDir, parsePage} from '../e2e/support/build';
import {BUILT_PAGES, problemOf, urlOf} from './support/site';

/** Returns the content of the `<meta>` element with a property, which must be unique. */
function property(page: Root, name: string): string | undefined {
  const found = selectAll(`meta[property="${name}"]`, page);
  expect(found.length, name).toBeLessThanOrEqual(1);
  return found[0] && String(found[0].properties.content);
}

for (const {lang, prefix} of LANGUAGES) {
  test(`every page in ${lang} declares its language, its address and its translations`, () => {
    for (const address of PAGES) {
      const page = parsePage(`${prefix}${address}`);
      const url = urlOf(`${prefix}${address}`);
      const alternates = Object.fromEntries(
        selectAll('link[rel="alternate"][hreflang]', page).map(({properties}) => [
          String(properties.hrefLang),
          properties.href,
        ]),
      );

      expect(select('html', page)!.properties.lang, url).toBe(lang);
      expect(select('link[rel="canonical"]', page)?.properties.href, url).toBe(url);
      expect(alternates, url).toEqual({en: urlOf(address), fr: urlOf(`fr/${address}`), 'x-default': urlOf(address)});
      expect(toString(select('title', page)!), url).toMatch(/ \| Ngx Testing Tools$|^Ngx Testing Tools$/);
      expect(select('meta[name="robots"][content*="noindex"]', page), url).toBeUndefined();
    }
  });

  // https://ogp.me
  test(`every page in ${lang} has the Open Graph properties, with an image of the declared size`, () => {
    for (const address of PAGES) {
      const page = parsePage(`${prefix}${address}`);
      const url = urlOf(`${prefix}${address}`);
      expect(property(page, 'og:title'), url).toBe(toString(select('title', page)!));
      expect(property(page, 'og:description'), url).toBe(select('meta[name="description"]', page)!.properties.content);
      expect(property(page, 'og:type'), url).toBe(POSTS.includes(address) ? 'article' : 'website');
      expect(property(page, 'og:url'), url).toBe(url);
      expect(property(page, 'og:locale'), url).toBe(lang);
      expect(property(page, 'og:locale:alternate'), url).toBe(lang === 'en' ? 'fr' : 'en');
      const image = property(page, 'og:image')!;
      expect(problemOf(image, 'relative:'), url).toBeNull();
      expect([property(page, 'og:image:width'), property(page, 'og:image:height')].map(Number), url).toEqual(
        sizeOf(image),
      );
      expect(select('meta[name="twitter:card"]', page)!.properties.content, url).toBe('summary_large_image');
      expect(select('meta[name="twitter:image"]', page)!.properties.content, url).toBe(image);
    }
  });
}

/** Returns the size of a PNG image of the build, from its header: https://www.w3.org/TR/png/#11IHDR */
function sizeOf(url: string): [width: number, height: number] {
  const png = fs.readFileSync(path.join(buildDir, url.slice(urlOf('').length)));
  expect(png.toString('latin1', 1, 4), url).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('every page has one policy, before anything that it applies to', () => {
  for (const address of BUILT_PAGES) {
    const head = selectAll('head > *', parsePage(address));
    const policies = head.flatMap(({properties}, at) =>
      String(properties.httpEquiv).toLowerCase() === 'content-security-policy' ? [at] : [],
    );
    expect(policies, address).toHaveLength(1);
    expect(String(head[policies[0]!]!.properties.content), address).toMatch(
      /^default-src 'self'; script-src 'self' (?:'sha256-[^']+' ?)+;/,
    );
    expect(
      head.slice(0, policies[0]).map(({tagName}) => tagName),
      address,
    ).toEqual(['meta']);
  }
});

/** Required properties by type: https://developers.google.com/search/docs/appearance/structured-data */
const REQUIRED: Record<string, string[]> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Blog: ['@id', 'headline', 'blogPost'],
  BlogPosting: ['@id', 'headline', 'datePublished', 'author', 'mainEntityOfPage', 'url'],
  Person: ['name'],
};

/** Returns the top-level types of the structured data of a page. */
function typesOn(address: string): string[] {
  if (POSTS.includes(address)) {
    return ['BlogPosting'];
  }
  return address === 'blog' ? ['Blog'] : [];
}

test('every page has complete structured data of its kind, with addresses that exist', () => {
  const seen = new Set<string>();
  for (const {prefix} of LANGUAGES) {
    for (const address of PAGES) {
      const own = `${prefix}${address}`;
      const data = selectAll('script[type="application/ld+json"]', parsePage(own)).map(
        (script) => JSON.parse(toString(script)) as object,
      );
      const types = data.map((thing) => (thing as Thing)['@type']);
      expect(
        types.filter((type) => type !== 'BreadcrumbList'),
        own,
      ).toEqual(typesOn(address));
      for (const thing of data) {
        expect(thing, own).toHaveProperty('@context', 'https://schema.org');
        checkThing(thing as Thing, own, seen);
      }
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(REQUIRED).sort());
});

interface Thing {
  '@type': string;
  [name: string]: unknown;
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && '@type' in value;

function checkThing(thing: Thing, own: string, seen: Set<string>, isReference = false): void {
  const type = thing['@type'];
  const where = `${type} on ${own}`;
  expect(Object.keys(REQUIRED), where).toContain(type);
  seen.add(type);
  for (const name of isReference ? [] : REQUIRED[type]!) {
    expect(thing[name], `${name} of ${where}`).toBeTruthy();
  }
  for (const [name, value] of Object.entries(thing)) {
    const values = Array.isArray(value) ? value : [value];
    for (const part of values) {
      if (isThing(part)) {
        // `isPartOf` refers to something that another page describes.
        checkThing(part, own, seen, name === 'isPartOf');
      } else if (['@id', 'item', 'url', 'image', 'mainEntityOfPage'].includes(name)) {
        expect(problemOf(String(part), urlOf(own)), `${name} of ${where}`).toBeNull();
      } else if (name.startsWith('date')) {
        expect(new Date(String(part)).toISOString(), `${name} of ${where}`).toBe(part);
      }
    }
  }
  if (type === 'BreadcrumbList') {
    const list = thing.itemListElement as {position: number; item: string}[];
    expect(
      list.map(({position}) => position),
      where,
    ).toEqual(list.map((_, at) => at + 1));
    expect(list.at(-1)!.item, where).toBe(urlOf(own));
  }
}
