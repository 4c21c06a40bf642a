import {BASE, expect, open, sharedPageTest, test} from './support/site';

const VERSION = 'Your version of Angular';

const PICKER = 'docs/reference/version-compatibility';
const FINDER = 'blog/mdx-blog-post';

sharedPageTest('the version picker shows a release, its command and remarks', async ({page}) => {
  await open(page, PICKER);
  const picker = page.getByRole('region', {name: 'Find the release to install'});
  const answer = picker.getByRole('status');
  const command = picker.getByRole('tabpanel').locator('pre');
  await expect(answer).toContainText('3.0.2');
  await expect(command).toHaveText('npm install --save-dev ngx-testing-tools@3.0.2');

  await page.getByLabel(VERSION, {exact: true}).selectOption({label: 'Angular 15.2'});
  await expect(answer).toContainText('2.4.0');
  await expect(command).toHaveText('npm install --save-dev ngx-testing-tools@2.4.0');

  await page.getByLabel(VERSION, {exact: true}).selectOption({label: 'Angular 19'});
  await expect(answer).toContainText('ERESOLVE');
});

sharedPageTest('the test bed finder works with keyboard and mouse', async ({page}) => {
  await open(page, `fr/${FINDER}`);
  const finder = page.getByRole('region', {name: 'Trouver le banc de test'});
  const finding = finder.getByRole('status');
  const sample = finder.locator('pre').first();
  await expect(finding.getByRole('link', {name: 'componentTestBed'})).toHaveAttribute(
    'href',
    `${BASE}fr/docs/api/test-beds/component`,
  );

  await finder.getByLabel('Guard', {exact: true}).focus();
  await page.keyboard.press('Space');
  // Not `check()`, which expects an immediate change: a press during loading takes effect later.
  await finder.getByLabel('Répondre à des requêtes HTTP').click();

  await expect(finding).toContainText('guardTestBed');
  await expect(finding).toContainText('httpTesting: true');
  await expect(finder.getByLabel('Examiner le template'), 'does not apply to guards').toHaveCount(0);
  await expect(finder.locator('pre:visible')).toContainText('should keep visitors off a page without stock');
  await expect(sample).toBeHidden();
});

for (const address of ['', 'docs/introduction']) {
  sharedPageTest(`the finder on /${address} leads to a test bed with the keyboard`, async ({page}) => {
    await open(page, address);
    const finder = page.getByRole('region', {name: 'Find the test bed'});
    await finder.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await finder.getByRole('status').getByRole('link', {name: 'directiveTestBed'}).press('Enter');
    await expect(page).toHaveURL(`${BASE}docs/api/test-beds/directive`);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the version table replaces the picker', async ({page}) => {
    await page.goto(`${BASE}${PICKER}`);
    await expect(page.getByLabel(VERSION, {exact: true})).toBeHidden();
    const row = page.getByRole('row').filter({hasText: 'Angular 15.2', visible: true});
    await expect(row.filter({hasText: 'Install 2.4.0,'})).toBeVisible();
  });

  test('the article shows every sample and no questions', async ({page}) => {
    await page.goto(`${BASE}${FINDER}`);
    await expect(page.getByLabel('To respond to HTTP requests')).toBeHidden();
    await expect(page.getByText('should keep visitors off a page without stock')).toBeVisible();
    await expect(page.getByText('should show the price')).toBeVisible();
    await expect(page.getByRole('link', {name: 'guardTestBed'}).first()).toBeVisible();
  });
});
