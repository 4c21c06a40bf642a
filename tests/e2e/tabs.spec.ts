import {expect, open, sharedPageTest, test} from './support/site';

sharedPageTest('an arrow key moves to the next tab, and the space bar selects it without scrolling', async ({page}) => {
  await open(page, '');
  const tab = (name: string) => page.getByRole('tab', {name, exact: true}).first();
  await tab('npm').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Yarn')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tab('Yarn')).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the address contains the selected tab, and a link can select one', async ({page, browser, baseURL}) => {
  await open(page, 'docs/examples/about#product-card');
  await page.getByRole('tab').nth(1).click();
  await expect(page).toHaveURL(/\/about\?file=code#product-card$/);

  // Another reader, without a stored choice.
  const fresh = await (await browser.newContext({baseURL})).newPage();
  await open(fresh, 'docs/examples/about?file=code');
  await expect(fresh.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(fresh.getByRole('tabpanel').first()).toBeVisible();
  await fresh.context().close();
});
