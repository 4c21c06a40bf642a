import type {Page} from '@playwright/test';
import {LANGUAGES} from './support/addresses';
import {BASE, expect, open, test} from './support/site';

const TEXTS = {
  en: {
    picker: 'Find the release to install',
    finder: 'Find the test bed',
    version: 'Your version of Angular',
    http: 'To answer HTTP requests',
    guard: 'Guard',
    template: 'To look at the template',
  },
  fr: {
    picker: 'Trouver la version à installer',
    finder: 'Trouver le banc de test',
    version: 'Votre version d’Angular',
    http: 'Répondre à des requêtes HTTP',
    guard: 'Guard',
    template: 'Examiner le template',
  },
};

const PICKER = 'docs/reference/version-compatibility';
const FINDER = 'blog/mdx-blog-post';

/** Tasks of an Angular developer: the links to follow from the home page, and the section with the answer. */
const TASKS: {answer: string; en: string[]; fr: string[]}[] = [
  {
    answer: 'docs/api/common/base-tools#recipe-spy',
    en: ['Docs', 'replace a service with a spy'],
    fr: ['Documentation', 'remplacer un service par un spy'],
  },
  {
    answer: 'docs/api/common/base-tools#recipe-spy-types',
    en: ['Docs', 'stub a method of a spy that comes from injected'],
    fr: ['Documentation', 'configurer un spy lu dans injected'],
  },
  {
    answer: 'docs/api/test-beds/component#recipe-signal-inputs',
    en: ['Docs', 'set a signal input and listen to an output'],
    fr: ['Documentation', 'donner une valeur à une entrée signal, écouter une sortie'],
  },
  {
    answer: 'docs/api/test-beds/component#recipe-forms',
    en: ['Docs', 'fill in a reactive form'],
    fr: ['Documentation', 'remplir un formulaire réactif'],
  },
  {
    answer: 'docs/api/test-beds/component#recipe-inputs',
    en: ['Docs', 'set the inputs of an OnPush component'],
    fr: ['Documentation', 'donner une valeur aux entrées d’un composant OnPush'],
  },
  {
    answer: 'docs/api/common/renderer-tools#recipe-harness',
    en: ['Docs', 'open a dialog or use a harness of Angular Material or the CDK'],
    fr: ['Documentation', 'ouvrir une boîte de dialogue, utiliser un harnais d’Angular Material ou du CDK'],
  },
  {
    answer: 'docs/api/common/renderer-tools#recipe-defer',
    en: ['Docs', 'render a @defer block'],
    fr: ['Documentation', 'afficher un bloc @defer'],
  },
  {
    answer: 'docs/api/test-beds/service#recipe-http-error',
    en: ['Docs', 'respond with an error'],
    fr: ['Documentation', 'répondre par une erreur'],
  },
  {
    answer: 'docs/getting-started#error-open-request',
    en: ['Get started', 'Expected no open requests'],
    fr: ['Premiers pas', 'Expected no open requests'],
  },
  {
    answer: 'docs/api/test-beds/guard#quick-sample',
    en: ['Docs', 'call a guard and check its decision'],
    fr: ['Documentation', 'appeler un guard et vérifier sa décision'],
  },
  {
    answer: 'docs/api/test-beds/resolver#recipe-param',
    en: ['Docs', 'call a resolver with route parameters'],
    fr: ['Documentation', 'appeler un resolver avec les paramètres d’une route'],
  },
  {
    answer: 'docs/api/test-beds/router#quick-sample',
    en: ['Docs', 'test a navigation'],
    fr: ['Documentation', 'tester une navigation'],
  },
  {
    answer: 'docs/reference/version-compatibility#version-19',
    en: ['Reference', 'Angular 19 and 20'],
    fr: ['Référence', 'Angular 19 et 20'],
  },
  {
    answer: 'docs/reference/version-compatibility#version-21',
    en: ['Reference', 'Angular 21'],
    fr: ['Référence', 'Angular 21'],
  },
  {
    answer: 'docs/getting-started#from-testbed',
    en: ['Docs', 'move a file from TestBed to the library'],
    fr: ['Documentation', 'convertir un fichier écrit avec TestBed'],
  },
  {
    answer: 'docs/getting-started#compare',
    en: ['Docs', 'compare the library with Testing Library or Spectator'],
    fr: ['Documentation', 'comparer la bibliothèque à Testing Library ou à Spectator'],
  },
];

for (const {lang, prefix} of LANGUAGES) {
  test(`two clicks from the home page lead to the answers that readers look for, in ${lang}`, async ({page}) => {
    await open(page, prefix);
    for (const {answer, [lang]: clicks} of TASKS) {
      await test.step(clicks.join(' > '), async () => {
        expect(clicks).toHaveLength(2);
        // Scroll to the top, because the navbar hides while scrolling down.
        await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
        await page.locator('.navbar__brand').click();
        await expect(page).toHaveURL(`${BASE}${prefix}`);
        for (const name of clicks) {
          await page.locator('.navbar, main').getByRole('link', {name, exact: true}).first().click();
        }
        await expect(page).toHaveURL(`${BASE}${prefix}${answer}`);
        const id = answer.split('#')[1]!;
        await expect(page.locator(`#${id}`)).toBeInViewport();
        expect(await samplesIn(page, id), `samples and tables of ${answer}`).toBeGreaterThan(0);
      });
    }
  });
}

/** Counts the code blocks and tables of a section, including its subsections. */
function samplesIn(page: Page, id: string): Promise<number> {
  return page.evaluate((section) => {
    const heading = document.getElementById(section)!;
    let count = 0;
    for (
      // The heading of a collapsed section is in its summary.
      let next = (heading.closest('summary') ?? heading).nextElementSibling;
      next && !(/^H[1-6]$/.test(next.tagName) && next.tagName <= heading.tagName);
      next = next.nextElementSibling
    ) {
      count += next.querySelectorAll('pre, table').length + (next.matches('pre, table') ? 1 : 0);
    }
    return count;
  }, id);
}

for (const {lang, prefix} of LANGUAGES) {
  const texts = TEXTS[lang];

  test(`the version picker shows a release, its command and remarks, in ${lang}`, async ({page}) => {
    await open(page, `${prefix}${PICKER}`);
    const picker = page.getByRole('region', {name: texts.picker});
    const answer = picker.getByRole('status');
    const command = picker.getByRole('tabpanel').locator('pre');
    await expect(answer).toContainText('3.0.2');
    await expect(command).toHaveText('npm install --save-dev ngx-testing-tools@3.0.2');

    await page.getByLabel(texts.version, {exact: true}).selectOption({label: 'Angular 15.2'});
    await expect(answer).toContainText('2.4.0');
    await expect(command).toHaveText('npm install --save-dev ngx-testing-tools@2.4.0');

    await page.getByLabel(texts.version, {exact: true}).selectOption({label: 'Angular 19'});
    await expect(answer).toContainText('ERESOLVE');
    await expect(command).toHaveText('npm install --save-dev --legacy-peer-deps ngx-testing-tools@3.0.2');
  });

  test(`the test bed finder works with keyboard and mouse, in ${lang}`, async ({page}) => {
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
    // Not `check()`, which expects an immediate change: a press during loading takes effect later.
    await finder.getByLabel(texts.http).click();

    await expect(finding).toContainText('guardTestBed');
    await expect(finding).toContainText('httpTesting: true');
    await expect(finder.getByLabel(texts.http)).toBeChecked();
    await expect(finder.getByLabel(texts.template), 'does not apply to guards').toHaveCount(0);
    await expect(finder.locator('pre:visible')).toContainText('should keep visitors off a page without stock');
    await expect(sample).toBeHidden();
  });

  for (const address of ['', 'docs/introduction']) {
    test(`the finder on /${prefix}${address} leads to a test bed with the keyboard`, async ({page}) => {
      await open(page, `${prefix}${address}`);
      const finder = page.getByRole('region', {name: texts.finder});
      await finder.getByRole('radio').first().focus();
      await page.keyboard.press('ArrowRight');
      await finder.getByRole('status').getByRole('link', {name: 'directiveTestBed'}).press('Enter');
      await expect(page).toHaveURL(`${BASE}${prefix}docs/api/test-beds/directive`);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the version table replaces the picker', async ({page}) => {
    await page.goto(`${BASE}${PICKER}`);
    await expect(page.getByLabel(TEXTS.en.version, {exact: true})).toBeHidden();
    const row = page.getByRole('row').filter({hasText: 'Angular 15.2', visible: true});
    await expect(row.filter({hasText: 'Install 2.4.0.'})).toBeVisible();
  });

  test('the article shows every sample and no questions', async ({page}) => {
    await page.goto(`${BASE}${FINDER}`);
    await expect(page.getByLabel(TEXTS.en.http)).toBeHidden();
    await expect(page.getByText('should keep visitors off a page without stock')).toBeVisible();
    await expect(page.getByText('should show the price')).toBeVisible();
    await expect(page.getByRole('link', {name: 'guardTestBed'}).first()).toBeVisible();
  });
});
