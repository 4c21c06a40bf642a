import fs from 'node:fs';
import path from 'node:path';
import {BLOG, DOCS_SIDEBAR, EXAMPLES_SIDEBAR, LANGUAGES, OWN_PAGES, PAGES, REDIRECTS, REFERENCE_SIDEBAR, SPECIFICATION, WITHOUT_SIDEBAR} from './support/addresses';
import {BASE, expect, forgetNotFound, hydrated, open, test} from './support/site';

const buildDir = path.resolve(__dirname, '../../build');

/** The addresses that a static host would serve, from the files of the build. */
function builtAddresses(): string[] {
  return fs
    .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''))
    .sort();
}

test('the site has every address of the specification, in the sidebar that it names', () => {
  const found = {pages: OWN_PAGES, blog: BLOG, docs: DOCS_SIDEBAR, examples: EXAMPLES_SIDEBAR, reference: REFERENCE_SIDEBAR, withoutSidebar: WITHOUT_SIDEBAR};
  for (const [place, addresses] of Object.entries(SPECIFICATION)) {
    expect(found[place as keyof typeof found], place).toEqual(expect.arrayContaining(addresses));
  }
});

test('the build has the addresses of the content and no other', () => {
  const expected = LANGUAGES.flatMap(({prefix}) =>
    [...PAGES, ...Object.keys(REDIRECTS), '404'].map((address) => `${prefix}${address}`),
  );
  expect(builtAddresses()).toEqual(expected.sort());
});

for (const {lang, prefix} of LANGUAGES) {
  test.describe(`pages in ${lang}`, () => {
    for (const address of PAGES) {
      test(`/${prefix}${address} is whole`, async ({page}) => {
        await open(page, `${prefix}${address}`);

        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
        await expect(page.getByRole('heading', {level: 1})).not.toBeEmpty();
        await expect(page).toHaveTitle(/\S/);
        expect(new URL(page.url()).pathname).toBe(`${BASE}${prefix}${address}`);
      });
    }
  });
}

test('every page has a title and a description of its own', () => {
  const seen = new Map<string, string>();
  for (const {prefix} of LANGUAGES) {
    for (const address of PAGES) {
      const file = `${prefix}${address || 'index'}.html`;
      const html = fs.readFileSync(path.join(buildDir, file), 'utf8');
      for (const [kind, pattern] of [
        ['title', /<title[^>]*>([^<]+)<\/title>/],
        ['description', /<meta[^>]*name="?description"?[^>]*content=("[^"]+"|\S+)/],
      ] as const) {
        const text = pattern.exec(html)?.[1];
        expect(text, `${kind} of ${file}`).toBeTruthy();
        const key = `${prefix}${kind}:${text}`;
        expect(seen.get(key), `${kind} of ${file}, also there: ${text}`).toBeUndefined();
        seen.set(key, file);
      }
    }
  }
  expect(seen.size).toBe(PAGES.length * LANGUAGES.length * 2);
});

for (const {prefix} of LANGUAGES) {
  for (const [from, to] of Object.entries(REDIRECTS)) {
    test(`/${prefix}${from} leads on, keeping query and fragment`, async ({page}) => {
      await page.goto(`${BASE}${prefix}${from}?a=1#b`);
      await page.waitForURL(`**${BASE}${prefix}${to}?a=1#b`);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });

    test(`/${prefix}${from} names the page as its canonical address and is in no sitemap`, () => {
      const html = fs.readFileSync(path.join(buildDir, `${prefix}${from}.html`), 'utf8');
      expect(html).toContain(`rel=canonical href=https://remscodes.github.io${BASE}${prefix}${to} `);
      const sitemap = fs.readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8');
      expect(sitemap).toContain(`<loc>https://remscodes.github.io${BASE}${prefix}${to}</loc>`);
      expect(sitemap).not.toContain(`<loc>https://remscodes.github.io${BASE}${prefix}${from}</loc>`);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const [from, to] of Object.entries(REDIRECTS)) {
    test(`/${from} leads on`, async ({page}) => {
      await page.goto(`${BASE}${from}`);
      await page.waitForURL(`**${BASE}${to}`);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });
  }
});

for (const {lang, prefix} of LANGUAGES) {
  test(`the sitemap in ${lang} lists the pages with their alternates`, () => {
    const sitemap = fs.readFileSync(path.join(buildDir, prefix, 'sitemap.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    const languages = lang === 'en' ? LANGUAGES : LANGUAGES.filter((language) => language.lang === lang);
    const expected = languages.flatMap((language) =>
      PAGES.map((address) => `https://remscodes.github.io${BASE}${language.prefix}${address}`),
    );
    expect(listed.sort()).toEqual(expected.sort());
    expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(listed.length);
    expect(sitemap.match(/hreflang="fr"/g)).toHaveLength(listed.length);
  });

  test(`an unknown address under /${prefix} is answered with the not-found page`, async ({page, misbehavior}) => {
    const response = await page.goto(`${BASE}${prefix}no-such-page`);
    expect(response!.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(lang === 'fr' ? 'Page introuvable' : 'Page Not Found');
    forgetNotFound(misbehavior);
  });
}
