import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {filesIn} from '../../src/lib/content/folders';
import {attributeOf, textOf, type Element, type Node} from '../../src/lib/html';
import {BASE, DOCUMENTS, LANGUAGES, PAGES, POSTS, SPECIFICATION} from '../support/addresses';
import {buildDir, parsePage} from '../support/build';
import {select, selectAll, valuesIn} from '../support/select';
import {pagesIn} from './support/site';

// The content of the built pages. Addresses are tested in addresses.test.ts.

const SOURCE = 'https://github.com/remscodes/ngx-testing-tools';

const TEXTS = {
  en: {
    skip: 'Skip to main content',
    tagline: 'The only extension you need to test an Angular application',
    search: 'Search',
    started: 'Getting started',
    source: 'Source code',
    mode: 'Switch between dark and light mode (currently light mode)',
    language: 'Language: English',
    readingTime: /^(?:\d+|One) min read$/,
    updated: /^Last updated on [A-Z][a-z]+ \d+, \d{4}$/,
  },
  fr: {
    skip: 'Aller au contenu principal',
    tagline: 'La seule extension nécessaire pour tester une application Angular',
    search: 'Rechercher',
    started: 'Premiers pas',
    source: 'Code source',
    mode: 'Basculer entre les modes clair et sombre (actuellement : mode clair)',
    language: 'Langue : Français',
    readingTime: /^(?:\d+ minutes|Une minute) de lecture$/,
    updated: /^Dernière mise à jour le \d+ \S+ \d{4}$/,
  },
};

const TAGS = SPECIFICATION.blog.filter((address) => address.startsWith('blog/tags/'));

const lineOf = (node: Node) => textOf(node).replace(/\s+/g, ' ').trim();
const textsIn = (page: Node, selector: string) => selectAll(selector, page).map(lineOf);
const targetsIn = (page: Node, selector: string) => valuesIn(selector, page, 'href');

/** Returns the controls on one side of the navbar, in order: the targets of links and the names of buttons. */
function controlsOf(side: Element): (string | undefined)[] {
  return selectAll('button:not(.navbar__toggle), :scope > a', side).map(
    (control) => attributeOf(control, 'href') ?? attributeOf(control, 'aria-label') ?? lineOf(control),
  );
}

for (const {lang, prefix} of LANGUAGES) {
  const texts = TEXTS[lang];
  const base = `${BASE}${prefix}`;

  test(`every page in ${lang} has a skip link, the navbar, the announcement and the footer`, () => {
    for (const {own, page} of pagesIn(prefix, [...PAGES, '404'])) {
      const skip = select('a', page)!;
      const sides = selectAll('nav.navbar--fixed-top .navbar__items', page);
      expect(
        {
          skip: `${lineOf(skip)} ${attributeOf(skip, 'href')}`,
          icons: selectAll('link[rel=icon]', page).length,
          menu: selectAll('nav.navbar .navbar__toggle', page).length,
          brand: textsIn(page, 'nav.navbar .navbar__brand'),
          left: controlsOf(sides[0]!),
          right: controlsOf(sides[1]!),
          announcement: selectAll('.theme-announcement-bar button', page).length,
          footer: selectAll('footer.footer .footer__link-item:not([lang])', page).map((link) => [
            lineOf(link),
            attributeOf(link, 'href'),
          ]),
          copyright: textsIn(page, '.footer__copyright').map((text) => text.slice(0, 21)),
        },
        own,
      ).toEqual({
        skip: `${texts.skip} #__docusaurus_skipToContent_fallback`,
        icons: 2,
        menu: 1,
        brand: ['Ngx Testing Tools'],
        left: [base, `${base}docs`, `${base}reference`],
        right: [SOURCE, texts.mode, texts.search, texts.language],
        announcement: 1,
        footer: [
          [texts.started, `${base}docs/introduction`],
          ['Blog', `${base}blog`],
          [texts.source, SOURCE],
          ['Stack Overflow', 'https://stackoverflow.com/questions/tagged/ngx-testing-tools'],
        ],
        copyright: ['Copyright © 2023-2025'],
      });
    }
  });

  test(`the home page in ${lang} says what the library is for`, () => {
    expect(textsIn(parsePage(prefix), 'main h1')).toEqual([texts.tagline]);
  });

  test(`the list of posts in ${lang} shows their descriptions`, () => {
    const descriptions = pagesIn(prefix, POSTS).map(({page}) =>
      attributeOf(select('meta[name=description]', page)!, 'content')!.replace(/\s+/g, ' '),
    );
    expect(textsIn(parsePage(`${prefix}blog`), 'article p')).toEqual(expect.arrayContaining(descriptions));
  });

  test(`every post in ${lang} shows its reading time, in the list too`, () => {
    const readingTimes = (page: Node) =>
      selectAll('article header time', page).map(({parentNode}) => lineOf(parentNode!).replace(/^.*· /, ''));
    const list = readingTimes(parsePage(`${prefix}blog`));
    expect(list).toHaveLength(POSTS.length);
    const own = pagesIn(prefix, POSTS).flatMap(({page}) => readingTimes(page));
    expect(own.sort()).toEqual(list.sort());
    own.forEach((text) => expect(text).toMatch(texts.readingTime));
  });

  test(`the list of posts in ${lang} links to the tags and the archive, and each page of the blog links back`, () => {
    const blog = `${base}blog`;
    expect(targetsIn(parsePage(`${prefix}blog`), 'main a')).toEqual(
      expect.arrayContaining([`${blog}/tags`, `${blog}/archive`]),
    );
    const others = SPECIFICATION.blog.filter((address) => address !== 'blog');
    for (const {own, page} of pagesIn(prefix, others)) {
      expect(targetsIn(page, 'main .breadcrumbs a'), own).toContain(blog);
    }
  });

  test(`the breadcrumbs of the archive and the tags in ${lang} end with the current page`, () => {
    for (const {own, page} of pagesIn(prefix, ['blog/archive', 'blog/tags', ...TAGS])) {
      expect(textsIn(page, '.breadcrumbs [aria-current=page]'), own).toEqual(textsIn(page, 'h1'));
    }
  });

  test(`in the list of posts in ${lang}, each post has a drawing of its own kind`, () => {
    const classes = valuesIn('article .drawing', parsePage(`${prefix}blog`), 'class');
    const kinds = classes.map((list) => list.split(' ')[1]);
    expect(kinds).toHaveLength(POSTS.length);
    expect(new Set(kinds).size).toBe(POSTS.length);
  });

  test(`every document in ${lang} shows when it was last updated`, () => {
    expect(DOCUMENTS.length).toBeGreaterThan(20);
    for (const {own, page} of pagesIn(prefix, DOCUMENTS)) {
      expect(textsIn(page, '.theme-last-updated'), own).toEqual([expect.stringMatching(texts.updated)]);
    }
  });

  test(`the blog in ${lang} lists its posts on one page, in the archive and under their tags`, () => {
    const posts = POSTS.map((post) => `${BASE}${prefix}${post}`).sort();
    expect(targetsIn(parsePage(`${prefix}blog`), 'article header h2 a').sort()).toEqual(posts);
    expect(targetsIn(parsePage(`${prefix}blog/archive`), '.blog-rows a').sort()).toEqual(posts);

    const tags = targetsIn(parsePage(`${prefix}blog/tags`), 'main a[rel=tag]');
    expect(tags).toEqual(expect.arrayContaining(TAGS.map((tag) => `${base}${tag}`)));
    const tagsOf = new Map(posts.map((post) => [post, targetsIn(parsePage(post.slice(BASE.length)), 'a[rel=tag]')]));
    for (const tag of tags) {
      const listed = targetsIn(parsePage(tag.slice(BASE.length)), 'article header h2 a');
      expect(listed.sort(), tag).toEqual(posts.filter((post) => tagsOf.get(post)!.includes(tag)));
      expect(listed, tag).not.toEqual([]);
    }
  });

  test(`the table of contents of every page in ${lang} has the headings of levels 2 to 4`, () => {
    let listed = 0;
    for (const {own, page} of pagesIn(prefix, [...DOCUMENTS, ...POSTS])) {
      const headings = valuesIn('.markdown :is(h2, h3, h4)', page, 'id').map((id) => `#${id}`);
      expect(
        targetsIn(page, '.table-of-contents__link').map((target) => decodeURIComponent(target)),
        own,
      ).toEqual(headings);
      listed += headings.length;
    }
    expect(listed).toBeGreaterThan(PAGES.length);
  });

  test(`every page in ${lang} names the generator and the version of the site`, () => {
    for (const {own, page} of pagesIn(prefix, [...PAGES, '404'])) {
      expect(valuesIn('meta[name=generator]', page, 'content'), own).toEqual(['Docusaurus v3.10.2']);
      expect(lineOf(select('footer.footer', page)!), own).toMatch(/Site version 3\.0\.0|Version 3\.0\.0 du site/);
    }
  });
}

test('every file of static/ is in the build unchanged', () => {
  const folder = path.resolve(__dirname, '../../static');
  const files = filesIn(folder, /\.\w+$/);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(fs.readFileSync(path.join(buildDir, file)).equals(fs.readFileSync(path.join(folder, file))), file).toBe(
      true,
    );
  }
});
