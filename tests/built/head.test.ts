import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {attributeOf, isElement, textOf, type Document} from '../../src/lib/html';
import {LANGUAGES, POSTS} from '../support/addresses';
import {buildDir, parsePage} from '../support/build';
import {select, selectAll, valuesIn} from '../support/select';
import {BUILT_PAGES, pagesIn, problemOf, urlOf} from './support/site';

/** Returns the content of the only `<meta>` element with a property, if there is one. */
function property(page: Document, name: string): string | undefined {
  const found = valuesIn(`meta[property="${name}"]`, page, 'content');
  expect(found.length, name).toBeLessThanOrEqual(1);
  return found[0];
}

for (const {lang, prefix} of LANGUAGES) {
  test(`every page in ${lang} declares its language, its address and its translations`, () => {
    for (const {address, page, url} of pagesIn(prefix)) {
      const alternates = Object.fromEntries(
        selectAll('link[rel=alternate][hreflang]', page).map(
          (link) => [attributeOf(link, 'hreflang')!, attributeOf(link, 'href')] as const,
        ),
      );

      expect(attributeOf(select('html', page)!, 'lang'), url).toBe(lang);
      expect(valuesIn('link[rel=canonical]', page, 'href'), url).toEqual([url]);
      expect(alternates, url).toEqual({en: urlOf(address), fr: urlOf(`fr/${address}`), 'x-default': urlOf(address)});
      expect(textOf(select('title', page)!), url).toMatch(/^.+ \| Ngx Testing Tools$/);
      expect(valuesIn('meta[name=robots]', page, 'content').join(), url).not.toContain('noindex');
    }
  });

  // https://ogp.me
  test(`every page in ${lang} has the Open Graph properties, with an image of the declared size`, () => {
    for (const {address, page, url} of pagesIn(prefix)) {
      expect(property(page, 'og:title'), url).toBe(textOf(select('title', page)!));
      expect(property(page, 'og:description'), url).toBe(valuesIn('meta[name=description]', page, 'content')[0]);
      expect(property(page, 'og:type'), url).toBe(POSTS.includes(address) ? 'article' : 'website');
      expect(property(page, 'og:site_name'), url).toBe('Ngx Testing Tools');
      const image = property(page, 'og:image')!;
      expect(image, url).toBe(urlOf(lang === 'en' ? 'img/social-card.png' : 'fr/img/social-card.fr.png'));
      expect(problemOf(image, 'relative:'), url).toBeNull();
      expect([property(page, 'og:image:width'), property(page, 'og:image:height')].map(Number), url).toEqual(
        sizeOf(image),
      );
      // The title of the home page is the text of the image.
      expect(property(page, 'og:image:alt'), url).toBe(textOf(select('h1', parsePage(prefix))!));
    }
  });

  // Hosts that do not use it for unknown addresses may answer `/404` with 200.
  test(`the not-found page in ${lang} is not indexed`, () => {
    expect(valuesIn('meta[name=robots]', parsePage(`${prefix}404`), 'content')).toEqual(['noindex']);
  });
}

/** Returns the size of a PNG image of the build, from its header: https://www.w3.org/TR/png/#11IHDR */
function sizeOf(url: string): [width: number, height: number] {
  const png = fs.readFileSync(path.join(buildDir, url.slice(urlOf('').length)));
  expect(png.toString('latin1', 1, 4), url).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('every page has one Content Security Policy, before anything that it applies to', () => {
  for (const address of BUILT_PAGES) {
    const head = select('head', parsePage(address))!.childNodes.filter(isElement);
    const policies = head.flatMap((element, at) =>
      attributeOf(element, 'http-equiv')?.toLowerCase() === 'content-security-policy' ? [at] : [],
    );
    expect(policies, address).toHaveLength(1);
    const policy = attributeOf(head[policies[0]!]!, 'content');
    expect(policy, address).toMatch(/^default-src 'self'; script-src 'self' (?:'sha256-[^']+' ?)+; style-src 'self'/);
    expect(policy, address).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
    expect(
      head.slice(0, policies[0]).map(({tagName}) => tagName),
      address,
    ).toEqual(['meta']);
  }
});

/** Types of structured data that Docusaurus adds to every page of a kind, besides breadcrumbs. */
const typesOn = (address: string) => (POSTS.includes(address) ? ['BlogPosting'] : address === 'blog' ? ['Blog'] : []);

test('every page has the structured data of its kind, with addresses that exist', () => {
  for (const {prefix} of LANGUAGES) {
    for (const {address, own, url, page} of pagesIn(prefix)) {
      const scripts = selectAll('script[type="application/ld+json"]', page).map((script) => textOf(script));
      const types = scripts.map((script) => (JSON.parse(script) as {'@type': string})['@type']);
      expect(
        types.filter((type) => type !== 'BreadcrumbList'),
        own,
      ).toEqual(typesOn(address));
      // Search engines ignore breadcrumbs of a single page.
      for (const breadcrumbs of scripts.filter((script) => script.includes('BreadcrumbList'))) {
        const {itemListElement} = JSON.parse(breadcrumbs) as {itemListElement: {item: string}[]};
        expect(itemListElement[0]!.item, own).toBe(urlOf(prefix));
        expect(itemListElement.at(-1)!.item, own).toBe(url);
        expect(itemListElement.length, own).toBeGreaterThan(1);
      }
      for (const [target] of scripts.join().matchAll(/(?<=")https:[^"]+/g)) {
        expect(problemOf(target, url), `${target} on ${own}`).toBeNull();
      }
    }
  }
});
