import {expect, test} from 'vitest';
import {judgedQueries} from '../../benchmarks/lib/judgeSearch';
import {filesIn} from '../../src/lib/content/folders';
import {attributeOf, elementsIn, textOf, type Element} from '../../src/lib/html';
import type {OutlineFile} from '../../src/search/files';
import {BASE, LANGUAGES, ORIGIN, PAGES} from '../support/addresses';
import {buildDir, parsePage, readBuilt} from '../support/build';
import {selectAll} from '../support/select';
import {BUILT_PAGES, pagesIn, problemOf, urlOf} from './support/site';

const VAGUE = /^(?:click here|here|this|link|read more|cliquez ici|ici|lien|ceci)$/i;

/** Matches code in Markdown, which may contain text that looks like a link. */
const CODE = /^(`{3,})[^]*?^\1|(`+)[^]*?\2/gm;

test('every address in the HTML of a page leads to a page, a section or a file', () => {
  const problems: string[] = [];
  let checked = 0;
  for (const address of BUILT_PAGES) {
    for (const element of elementsIn(parsePage(address))) {
      for (const href of addressesIn(element)) {
        checked += 1;
        const problem = problemOf(href, urlOf(address));
        if (problem) {
          problems.push(`${address}: <${element.tagName}> ${href} ${problem}`);
        }
      }
    }
  }
  expect(problems).toEqual([]);
  expect(checked).toBeGreaterThan(BUILT_PAGES.length * 40);
});

/** Returns the addresses in an element: those that the browser loads or opens, and those in metadata. */
function addressesIn(element: Element): string[] {
  const valuesOf = (...names: string[]) => names.flatMap((name) => attributeOf(element, name) ?? []);
  const single = valuesOf('href', 'src', 'data-base-url');
  const scripts = valuesOf('data-scripts').flatMap((value) => value.split(' '));
  const metadata = (element.tagName === 'meta' ? valuesOf('content') : []).flatMap(
    (value) => /^\d+; url=(.+)$/.exec(value)?.[1] ?? (value.startsWith(ORIGIN) ? value : []),
  );
  return [...single, ...scripts, ...metadata];
}

for (const {lang, prefix} of LANGUAGES) {
  test(`every link inside the site works, and leads to a page in ${lang}`, () => {
    const problems: string[] = [];
    let checked = 0;
    for (const {own, url, page} of pagesIn(prefix)) {
      for (const link of selectAll('a[href]', page)) {
        const {origin, pathname} = new URL(attributeOf(link, 'href')!, url);
        if (origin === ORIGIN && pathname.startsWith(BASE)) {
          checked += 1;
          problems.push(...problemsFor(link, pathname.slice(BASE.length), lang).map((problem) => `${own}: ${problem}`));
        }
      }
    }
    expect(problems).toEqual([]);
    expect(checked).toBeGreaterThan(PAGES.length * 10);
  });

  test(`the search in ${lang} leads to existing sections, and can find the answers to the judged queries`, () => {
    const {pages} = JSON.parse(readBuilt(`${prefix}search/outline.json`)) as OutlineFile;
    const addresses = pages.flatMap(({path, sections}) => sections.map(({id}) => `${path}${id && `#${id}`}`));
    expect(addresses.length).toBeGreaterThan(pages.length);
    expect(addresses.filter((address) => problemOf(urlOf(`${prefix}${address}`), ORIGIN))).toEqual([]);

    const indexed = new Set(addresses);
    const judged = Object.values(judgedQueries(process.cwd())).flat();
    expect(
      judged.filter(
        ({language, right}) =>
          language === lang && (right.length === 0 || right.some((address) => !indexed.has(address))),
      ),
    ).toEqual([]);
  });
}

/** Returns the problems of a link, such as a target in another language or a vague label. */
function problemsFor(link: Element, target: string, lang: string): string[] {
  const label = (attributeOf(link, 'aria-label') ?? textOf(link)).trim();
  const isLanguageLink = attributeOf(link, 'lang') !== undefined;
  const isOther = !/\.\w+$/.test(target) && (target === 'fr' || target.startsWith('fr/')) !== (lang === 'fr');
  return [
    ...(isOther && !isLanguageLink ? [`"${label}" → ${target}: the page is in the other language`] : []),
    ...(VAGUE.test(label) ? [`"${label}" → ${target}: the label does not describe the target`] : []),
  ];
}

// llms-full.txt contains the same links as the Markdown pages.
test('every link in a Markdown page and in llms.txt is absolute, and works', () => {
  const problems: string[] = [];
  let checked = 0;
  const files = filesIn(buildDir, /\.md$|(?:^|\/)llms\.txt$/);
  for (const file of files) {
    for (const [, url] of readBuilt(file)
      .replace(CODE, '')
      .matchAll(/\]\(<?([^\s)>]*)/g)) {
      checked += 1;
      const problem = URL.canParse(url!) ? problemOf(url!, ORIGIN) : 'is not absolute';
      if (problem) {
        problems.push(`${file}: ${url} ${problem}`);
      }
    }
  }
  expect(problems).toEqual([]);
  expect(files.filter((file) => file.endsWith('llms.txt'))).toHaveLength(LANGUAGES.length);
  expect(checked).toBeGreaterThan(files.length * 10);
});
