import type {Page} from '@playwright/test';
import {KINDS, LANGUAGES} from '../support/addresses';
import {sidebarLink} from './support/controls';
import {forgetCrash, forgetFault, forgetNotFound, repair} from './support/faults';
import {holdRequests} from './support/runtime';
import {BASE, expect, hydrated, open, sharedPageTest, test, titleOf} from './support/site';

test.describe('an unknown address', () => {
  for (const {lang, prefix, notFound} of LANGUAGES) {
    const other = LANGUAGES.find((language) => language.lang !== lang)!;
    const address = 'docs/api/test-beds/componant?variant=html#recipes';
    const nearest = `${BASE}${prefix}docs/api/test-beds/component`;

    const expectNotFound = async (page: Page) => {
      await expect(titleOf(page)).toHaveText(notFound);
      await expect(page).toHaveTitle(`${notFound} | Ngx Testing Tools`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(
        page.locator('.navbar').getByRole('link', {name: lang === 'fr' ? 'Référence' : 'Reference'}),
      ).toHaveAttribute('href', `${BASE}${prefix}reference`);
      // It links to itself in the other language, with query and fragment.
      const links = page.locator(`:is(.navbar, footer) a[lang=${other.lang}]`);
      const expected = new URL(`${BASE}${other.prefix}${address}`, page.url()).href;
      expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).toEqual([
        expected,
        expected,
      ]);
    };

    sharedPageTest(
      `is shown in the language of the address (${lang}), with similar addresses`,
      async ({page, misbehavior}) => {
        const release = await holdRequests(page, '**/assets/js/**');
        const response = await page.goto(`${BASE}${prefix}${address}`);
        expect(response!.status()).toBe(404);
        // The page as it is built, with its inline code, but without its scripts.
        await expectNotFound(page);
        release();
        await hydrated(page);
        forgetNotFound(misbehavior);

        await expectNotFound(page);
        const link = page.locator('main li a').first();
        await expect(link).toHaveAttribute('href', nearest);
        await link.click();
        await page.waitForURL(`**${nearest}`);
      },
    );
  }

  sharedPageTest('that the router accepts is replaced by the address of the page', async ({page, misbehavior}) => {
    for (const address of ['docs/introduction/', 'Docs/Introduction', 'fr/docs/introduction/']) {
      await page.goto(`${BASE}${address}?a#why`);
      await expect(page).toHaveURL(`${BASE}${address.toLowerCase().replace(/\/$/, '')}?a#why`);
      await expect(page).toHaveTitle('Introduction | Ngx Testing Tools');
    }
    // React reports that 404.html has the content of another page.
    forgetFault(misbehavior, /status of 404|React error #418/);
  });

  sharedPageTest('suggests nothing if nothing is similar', async ({page, misbehavior}) => {
    await page.goto(`${BASE}wp-admin/setup.php`);
    await hydrated(page);
    forgetNotFound(misbehavior);
    await expect(page.locator('main li')).toHaveCount(0);
    await expect(page.locator('main').getByRole('link', {name: 'Home page'})).toHaveAttribute('href', BASE);
    await page.getByRole('button', {name: 'Search the site'}).click();
    await expect(page.getByRole('combobox')).toBeFocused();
  });
});

/**
 * Makes every page that formats a date throw while rendering, until `repair()` is called. Runs in the page, so it must
 * not use anything outside itself.
 */
function breakDates(): void {
  const {prototype} = Intl.DateTimeFormat;
  const original = Object.getOwnPropertyDescriptor(prototype, 'format')!;
  Object.assign(window, {repair: () => Object.defineProperty(prototype, 'format', original)});
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get() {
      throw new Error('the calendar fell off', {cause: new Error('a nail was missing')});
    },
  });
}

test.describe('a page that crashes', () => {
  for (const {lang, prefix, crashed, again} of LANGUAGES) {
    test(`shows an error in ${lang}, with navbar and footer, and can be retried`, async ({page, misbehavior}) => {
      await open(page, `${prefix}blog/archive`);
      await page.evaluate(breakDates);
      await page.locator('.blog-rows a').first().click();

      await expect(titleOf(page)).toHaveText(crashed);
      await expect(page).toHaveTitle(lang === 'fr' ? 'Erreur de page' : 'Page Error');
      await expect(page.locator('main')).toContainText('the calendar fell off');
      await expect(page.locator('main')).toContainText(lang === 'fr' ? 'Cause\u00a0:' : 'Cause:');
      await expect(page.locator('main')).toContainText('a nail was missing');
      await expect(page.locator('.navbar')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('main').getByRole('link').first()).toHaveAttribute('href', `${BASE}${prefix}`);
      const report = new URL((await page.locator('main').getByRole('link').last().getAttribute('href'))!);
      expect(report.pathname).toMatch(/\/issues\/new$/);
      expect(report.searchParams.get('body')).toContain('the calendar fell off\nCause: a nail was missing');

      await repair(page);
      await page.getByRole('button', {name: again}).click();
      await expect(titleOf(page)).not.toHaveText(crashed);
      forgetCrash(misbehavior);
    });
  }
});

test('the error goes away when the reader goes to another document', async ({page, misbehavior}) => {
  await open(page, 'docs/introduction');
  await page.evaluate(breakDates);
  await sidebarLink(page, 'Getting started').click();
  await expect(titleOf(page)).toHaveText('This page crashed.');
  await repair(page);
  await page.goBack();
  await expect(titleOf(page)).toHaveText('Introduction');
  forgetCrash(misbehavior);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every tab panel is shown under its label, and controls that need JavaScript are hidden', async ({page}) => {
    await page.goto(`${BASE}docs/getting-started`);
    const panels = page.locator('[role="tabpanel"]');
    const count = await panels.count();
    expect(count).toBeGreaterThan(3);
    await page.locator('.fold').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
    const names = page.locator('.panel-name').filter({visible: true});
    await expect(panels.filter({visible: true, has: names})).toHaveCount(count);
    await expect(page.locator('[role="tablist"]').first()).toBeHidden();
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    await expect(page.locator('.navbar').getByRole('link', {name: 'Français'})).toBeVisible();
    await expect(page.locator('button').filter({visible: true})).toHaveCount(0);
    for (const address of ['docs/introduction', '404.html']) {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(`${BASE}${address}`);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('button').filter({visible: true})).toHaveCount(0);
    }
  });

  test('the page is light, with its logo, and its navbar links are shown on a phone too', async ({page}) => {
    await page.goto(`${BASE}docs/introduction`);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    await expect(page.locator('.navbar__brand img:visible')).toHaveCount(1);

    await page.setViewportSize({width: 320, height: 640});
    await expect(page.locator('.navbar').getByRole('link', {name: 'Reference'})).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

sharedPageTest(
  'the code in a drawing of the list of posts is hidden, but available to screen readers',
  async ({page}) => {
    await open(page, 'blog');
    const line = page
      .getByRole('listitem')
      .filter({hasText: /^With TestBed: /})
      .first();
    await expect(line.getByRole('code')).toHaveText('TestBed');
  },
);

sharedPageTest('a press on the drawing of a post opens the post, and a press on a tag its page', async ({page}) => {
  await open(page, 'blog');
  const post = page.locator('article', {hasText: 'Which test bed do you need?'});
  const {x, y} = (await post.locator('.drawing').boundingBox())!;
  await page.mouse.click(x + 5, y + 5);
  await expect(page).toHaveURL(/\/blog\/mdx-blog-post$/);
  await page.goBack();
  await post.getByRole('link', {name: 'Docusaurus', exact: true}).click();
  await expect(page).toHaveURL(/\/blog\/tags\/docusaurus$/);
});

sharedPageTest(
  'the dates of the posts in a row are aligned, although their titles differ in length',
  async ({page}) => {
    await open(page, 'blog');
    const [, ...row] = await page
      .locator('article time')
      .evaluateAll((dates) => dates.map((date) => date.getBoundingClientRect().y));
    expect(row).toHaveLength(3);
    expect(new Set(row).size).toBe(1);
  },
);

sharedPageTest('the tags of a post are on the line of their label, as in the list of posts', async ({page}) => {
  const positions = async (address: string) => {
    await open(page, address);
    const label = (await page.locator('article > footer b').first().boundingBox())!;
    const tag = (await page.locator('article > footer a[rel=tag]').first().boundingBox())!;
    return {
      gap: Math.round(tag.x - label.x - label.width),
      drop: Math.round(tag.y + tag.height / 2 - label.y - label.height / 2),
    };
  };
  const inList = await positions('blog');
  expect(Math.abs(inList.drop)).toBeLessThan(3);
  expect(await positions('blog/long-blog-post')).toEqual(inList);
});

test('print shows all panels and the addresses of links to other sites, but no navigation', async ({page}) => {
  await open(page, 'docs/getting-started');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('[role="tabpanel"]').filter({visible: false})).toHaveCount(0);
  for (const chrome of [
    '.navbar',
    'footer.footer',
    '.theme-announcement-bar',
    '.pagination-nav',
    '.theme-doc-toc-desktop',
    '.back-to-top',
    'aside',
    '.theme-edit-this-page',
  ]) {
    await expect(page.locator(chrome).first(), chrome).toBeHidden();
  }
  const printedAfter = (selector: string) =>
    page
      .locator(`.markdown a${selector}:not(.hash-link)`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await printedAfter('[href^="https://"]')).toContain('https://');
  expect(await printedAfter('[href*="/docs/"]')).toBe('none');
  expect(
    await page
      .locator('summary')
      .first()
      .evaluate((summary) => getComputedStyle(summary, '::before').display),
  ).toBe('none');
});

test('print shows all answers, and says what they answer, but no questions', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await open(page, 'blog/mdx-blog-post');
  const answers = page.locator('div:has(> .panel-name)').filter({visible: true});
  await expect(answers).toHaveCount(15);
  await expect(answers.last().locator('.panel-name')).toHaveText('Router routerTestBed');
  await expect(answers.last().locator('.panel-name')).toHaveCSS('break-after', 'avoid');
  await expect(answers.last().locator('pre')).toBeVisible();
  await expect(page.getByRole('main').locator('pre').filter({visible: false})).toHaveCount(0);
  await expect(page.locator('.needs-script').filter({visible: true})).toHaveCount(0);
  await open(page, 'docs/reference/version-compatibility');
  await expect(page.locator('main :is(label, select)').filter({visible: true})).toHaveCount(0);
  // Otherwise, the frame could begin at the end of a page and its code on the next one.
  await open(page, 'docs/api/test-beds/component');
  await expect(page.getByRole('group', {name: 'A test, step by step'})).toHaveCSS('break-inside', 'avoid');
});

/** Sums up layout shifts from the next navigation on. Returns a function that reads the sum of the current page. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, {shift: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as {shift: number}).shift += (entry as PerformanceEntry & {value: number}).value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shift: number}).shift);
}

/** Returns whether the browser painted before the page was complete. */
function isPaintedInPieces(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    return painted < (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd;
  });
}

// French has longer words, so it is tested at the narrowest width.
for (const {lang, prefix, width} of [
  {lang: 'en', prefix: '', width: 1280},
  {lang: 'fr', prefix: 'fr/', width: 320},
]) {
  test(`almost nothing moves while a page arrives in pieces (${lang}, ${width} px)`, async ({page, context}) => {
    const network = await context.newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: 30_000,
      uploadThroughput: -1,
    });
    await page.setViewportSize({width, height: 800});
    const shiftOf = await watchShifts(page);
    let painted = 0;
    for (const address of KINDS) {
      await open(page, `${prefix}${address}`);
      await page.waitForTimeout(300);
      painted += Number(await isPaintedInPieces(page));
      // A word may wrap when the rest of the page arrives.
      expect(await shiftOf(), address).toBeLessThan(0.02);
    }
    expect(painted, 'pages painted before they were complete').toBeGreaterThan(0);
  });
}
