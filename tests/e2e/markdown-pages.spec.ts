import {copiedIn, expect, open, test, titleOf} from './support/site';

test('a page can be copied as Markdown, and says what was copied', async ({page}) => {
  await open(page, 'fr/docs/introduction');
  const [aboveTitle, atEnd] = await page.getByRole('button', {name: /Markdown/, includeHidden: true}).all();
  await expect(atEnd!).toBeHidden();
  await aboveTitle!.click();
  const title = await titleOf(page).innerText();
  const notice = page.getByRole('status').filter({hasText: title});
  await expect(notice).toContainText(/Copié en Markdown.* mots/);
  const copied = await copiedIn(page);
  expect(copied.startsWith(`# ${title}\n`)).toBe(true);
  expect(copied).toContain('```ts');

  await page.setViewportSize({width: 390, height: 844});
  await expect(aboveTitle!).toBeHidden();
  await expect(atEnd!).toBeVisible();
});
