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

  test(`llms-full.txt in ${lang} is all of it in one file`, async ({request}) => {
    const list = await (await request.get(`${BASE}${prefix}llms.txt`)).text();
    expect(list).toContain(`${BASE}${prefix}llms-full.txt)`);
    const full = await (await request.get(`${BASE}${prefix}llms-full.txt`)).text();
    for (const address of CONTENT) {
      const [title, ...text] = (await (await request.get(`${BASE}${prefix}${address}.md`)).text()).split('\n');
      expect(full).toContain(`\n${title}\n\n<https://remscodes.github.io${BASE}${prefix}${address}.md>\n${text.join('\n')}`);
    }
  });

  test(`a page in ${lang} is copied as Markdown, and what was copied is said`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${prefix}docs/introduction`);
    await page.getByRole('button', {name: /Markdown/}).click();
    const title = await page.getByRole('heading', {level: 1}).innerText();
    const said = page.getByRole('status').filter({hasText: title});
    await expect(said).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const words = copied.match(/\S+/g)!.length.toLocaleString(lang);
    await expect(said).toContainText(lang === 'fr' ? `Copié en Markdown\u00a0: «\u00a0${title}\u00a0», ${words} mots` : `Copied as Markdown: “${title}”, ${words} words`);
    expect(copied.startsWith(`# ${title}\n`)).toBe(true);
    expect(copied).toContain('```ts');
  });
}
