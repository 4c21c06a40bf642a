import {expect, hydrated, open, test} from './support/site';

test('tabs keep what the server rendered, follow each other, and remember the choice', async ({page}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('[role="tabpanel"]')!.setAttribute('data-from-server', '');
    });
  });
  await open(page, 'docs/api/test-beds/guard');

  const panels = page.getByRole('tabpanel', {includeHidden: true});
  await expect(panels.first()).toHaveAttribute('data-from-server', '');
  await expect(panels.first()).toBeVisible();

  const tabs = page.getByRole('tab', {name: 'Class'});
  expect(await tabs.count()).toBeGreaterThan(1);
  await tabs.first().click();
  for (const tab of await tabs.all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await expect(panels.first()).toBeHidden();

  await page.reload();
  await hydrated(page);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(panels.first()).toBeHidden();
});

test('the arrow keys move between tabs, and Enter selects', async ({page}) => {
  await open(page, 'docs/api/test-beds/guard');
  const [functionTab, classTab] = [page.getByRole('tab', {name: 'Function'}).first(), page.getByRole('tab', {name: 'Class'}).first()];

  await functionTab.focus();
  await page.keyboard.press('ArrowRight');
  await expect(classTab).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(classTab).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(functionTab).toBeFocused();
});
