import {BASE, expect, hydrated, test} from './support/site';

/** Whether the text is in the site's font, by the width of the same words in both. */
function hasFont(): boolean {
  const context = document.createElement('canvas').getContext('2d')!;
  const width = (family: string) => {
    context.font = `40px ${family}`;
    return context.measureText('Test beds for Angular, 0123456789').width;
  };
  return width("'Atkinson Hyperlegible Next', monospace") !== width('monospace');
}

test('a page that was painted without the font stays as it is, and the next one has it', async ({page}) => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.woff2', async (route) => {
    await gate;
    await route.continue();
  });
  // The font holds back the event that says that everything is loaded.
  await page.goto(`${BASE}docs/introduction`, {waitUntil: 'domcontentloaded'});
  await hydrated(page);
  await page.waitForTimeout(300);
  letGo();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(hasFont)).toBe(false);

  for (const name of ['Getting started', 'Introduction']) {
    await page.locator('aside').getByRole('link', {name}).click();
    await expect(page.getByRole('heading', {level: 1, name})).toBeVisible();
  }
  await expect(page).toHaveURL(`${BASE}docs/introduction`);
  await expect.poll(() => page.evaluate(hasFont)).toBe(true);
});
