import {expect, open, sharedPageTest, test} from './support/site';

sharedPageTest('tabs of a group are synchronized', async ({page}) => {
  await open(page, 'docs/examples/about');

  const panels = page.getByRole('tabpanel', {includeHidden: true});
  await expect(panels.first()).toBeVisible();

  const tabs = page.getByRole('tab', {name: 'Code under test', includeHidden: true});
  expect(await tabs.count()).toBeGreaterThan(1);
  await tabs.first().click();
  for (const tab of await tabs.all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await expect(panels.first()).toBeHidden();
});

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
