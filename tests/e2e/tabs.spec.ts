import {expect, open, sharedPageTest as test} from './support/site';

test('an arrow key moves to the next tab, and the space bar selects it without scrolling', async ({page}) => {
  await open(page, '');
  const tab = (name: string) => page.getByRole('tab', {name, exact: true}).first();
  await tab('npm').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Yarn')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tab('Yarn')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(tab('npm')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab('Bun')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('tabs refer to their panels, and those of the package managers have a name', async ({page}) => {
  await open(page, '');
  const tabs = page.getByRole('group', {name: 'Package manager'}).first();
  const panel = tabs.getByRole('tabpanel', {name: 'npm', exact: true});
  await expect(panel).toBeVisible();
  await expect(tabs.getByRole('tab', {selected: true})).toHaveAttribute(
    'aria-controls',
    (await panel.getAttribute('id'))!,
  );
});

// In a journey, the address gets the selected tab.
test('a link can select a tab', async ({page}) => {
  await open(page, 'docs/examples/about?file=code#product-card');
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').first()).toBeVisible();
});
