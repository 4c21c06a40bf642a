import {LANGUAGES} from '../support/addresses';
import {BASE, expect, open, sharedPageTest, test} from './support/site';

const VERSION = 'Your version of Angular';

const FINDER_TEXTS = {
  en: {finder: 'Find the test bed', http: 'To respond to HTTP requests', template: 'To check the rendered template'},
  fr: {finder: 'Trouver le banc de test', http: 'Répondre à des requêtes HTTP', template: 'Examiner le template'},
};

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

for (const {lang, prefix} of LANGUAGES) {
  const texts = FINDER_TEXTS[lang];

  sharedPageTest(`the test bed finder works with keyboard and mouse, in ${lang}`, async ({page}) => {
    await open(page, `${prefix}${FINDER}`);
    const finder = page.getByRole('region', {name: texts.finder});
    const finding = finder.getByRole('status');
    const sample = finder.locator('pre').first();
    await expect(finding.getByRole('link', {name: 'componentTestBed'})).toHaveAttribute(
      'href',
      `${BASE}${prefix}docs/api/test-beds/component`,
    );

    await finder.getByLabel('Guard', {exact: true}).focus();
    await page.keyboard.press('Space');
    // Not `check()`, which expects an immediate change: a press during loading takes effect later.
    await finder.getByLabel(texts.http).click();

    await expect(finding).toContainText('guardTestBed');
    await expect(finding).toContainText('httpTesting: true');
    await expect(finder.getByLabel(texts.template), 'does not apply to guards').toHaveCount(0);
    await expect(finder.locator('pre:visible')).toContainText('should keep visitors off a page without stock');
    await expect(sample).toBeHidden();
  });
}

for (const {lang, prefix, address} of [
  {lang: 'en', prefix: '', address: ''},
  {lang: 'fr', prefix: 'fr/', address: 'docs/introduction'},
] as const) {
  sharedPageTest(`the finder on /${prefix}${address} leads to a test bed with the keyboard`, async ({page}) => {
    await open(page, `${prefix}${address}`);
    const finder = page.getByRole('region', {name: FINDER_TEXTS[lang].finder});
    await finder.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await finder.getByRole('status').getByRole('link', {name: 'directiveTestBed'}).press('Enter');
    await expect(page).toHaveURL(`${BASE}${prefix}docs/api/test-beds/directive`);
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
    await expect(page.getByLabel(FINDER_TEXTS.en.http)).toBeHidden();
    await expect(page.getByText('should keep visitors off a page without stock')).toBeVisible();
    await expect(page.getByText('should show the price')).toBeVisible();
    await expect(page.getByRole('link', {name: 'guardTestBed'}).first()).toBeVisible();
  });
});
