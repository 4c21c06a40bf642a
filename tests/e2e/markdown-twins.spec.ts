import {DOCS_SIDEBAR, EXAMPLES_SIDEBAR, LANGUAGES, POSTS, REFERENCE_SIDEBAR, WITHOUT_SIDEBAR} from './support/addresses';
import {BASE, expect, open, test} from './support/site';

const CONTENT = [...DOCS_SIDEBAR, ...EXAMPLES_SIDEBAR, ...REFERENCE_SIDEBAR, ...WITHOUT_SIDEBAR, ...POSTS];

for (const {lang, prefix} of LANGUAGES) {
  test(`llms.txt in ${lang} lists every page, and each has its Markdown twin`, async ({request}) => {
    const list = await (await request.get(`${BASE}${prefix}llms.txt`)).text();
    const listed = [...list.matchAll(/\]\(https:\/\/remscodes\.github\.io([^)]+)\.md\)/g)].map(([, path]) => path!);
    expect(listed.sort()).toEqual(CONTENT.map((address) => `${BASE}${prefix}${address}`).sort());
    for (const path of listed) {
      const twin = await request.get(`${path}.md`);
      expect(twin.status(), path).toBe(200);
      expect(await twin.text(), path).toMatch(/^# \S/);
    }
  });

  test(`a page in ${lang} is copied as Markdown`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${prefix}docs/introduction`);
    await page.getByRole('button', {name: /Markdown/}).click();
    await expect(page.getByRole('status').filter({hasText: /Copied|Copié/})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const title = await page.getByRole('heading', {level: 1}).innerText();
    expect(copied.startsWith(`# ${title}\n`)).toBe(true);
    expect(copied).toContain('```ts');
  });
}
