import {LANGUAGES} from './support/addresses';
import {BASE, expect, open, test} from './support/site';

const TEXTS = {
  en: {picker: 'Find the release to install', finder: 'Find the test bed', version: 'Your version of Angular', http: 'To answer HTTP requests', guard: 'Guard', template: 'To look at the template'},
  fr: {picker: 'Trouver la version à installer', finder: 'Trouver le banc de test', version: 'Votre version d’Angular', http: 'Répondre à des requêtes HTTP', guard: 'Guard', template: 'Examiner le template'},
};

const PICKER = 'docs/reference/version-compatibility';
const FINDER = 'blog/mdx-blog-post';

for (const {lang, prefix} of LANGUAGES) {
  const texts = TEXTS[lang];

  test(`the picker of versions answers with a release, its command and what to know, in ${lang}`, async ({page}) => {
    await open(page, `${prefix}${PICKER}`);
    const picker = page.getByRole('region', {name: texts.picker});
    const answer = picker.getByRole('status');
    const command = picker.getByRole('tabpanel').locator('pre');
    await expect(answer).toContainText('3.0.2');
    await expect(command).toHaveText('npm install --save-dev ngx-testing-tools@3.0.2');

    await page.getByLabel(texts.version).selectOption({label: 'Angular 15.2'});
    await expect(answer).toContainText('2.4.0');
    await expect(command).toHaveText('npm install --save-dev ngx-testing-tools@2.4.0');

    await page.getByLabel(texts.version).selectOption({label: 'Angular 19'});
    await expect(answer).toContainText('ERESOLVE');
    await expect(command).toHaveText('npm install --save-dev --legacy-peer-deps ngx-testing-tools@3.0.2');
  });

  test(`the finder of test beds answers by keyboard and mouse, in ${lang}`, async ({page}) => {
    await open(page, `${prefix}${FINDER}`);
    const finder = page.getByRole('region', {name: texts.finder});
    const finding = finder.getByRole('status');
    const sample = finder.locator('pre').first();
    await expect(finding.getByRole('link', {name: 'componentTestBed'})).toHaveAttribute(
      'href',
      `${BASE}${prefix}docs/api/test-beds/component`,
    );

    await finder.getByLabel(texts.guard, {exact: true}).focus();
    await page.keyboard.press('Space');
    // Not check(): what is pressed while the content is being loaded is done when that is there.
    await finder.getByLabel(texts.http).click();

    await expect(finding).toContainText('guardTestBed');
    await expect(finding).toContainText('httpTesting: true');
    await expect(finder.getByLabel(texts.http)).toBeChecked();
    await expect(finder.getByLabel(texts.template)).toBeDisabled();
    await expect(finder.locator('pre:visible')).toContainText('should let a customer in after the login');
    await expect(sample).toBeHidden();
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the table stands in for the picker', async ({page}) => {
    await page.goto(`${BASE}${PICKER}`);
    await expect(page.getByLabel(TEXTS.en.version)).toBeHidden();
    await expect(page.getByRole('row', {name: /^Angular 15\.2 2\.4\.0/})).toBeVisible();
  });

  test('the article shows every sample and asks nothing', async ({page}) => {
    await page.goto(`${BASE}${FINDER}`);
    await expect(page.getByLabel(TEXTS.en.http)).toBeHidden();
    await expect(page.getByText('should let a customer in after the login')).toBeVisible();
    await expect(page.getByText('should show the price')).toBeVisible();
  });
});
