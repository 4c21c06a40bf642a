import {REDIRECTS} from '../support/addresses';
import {colorModeOf} from './support/controls';
import {markDocument} from './support/runtime';
import {BASE, expect, expectMode, hydrated, open, sharedPageTest, stored, test} from './support/site';

sharedPageTest('the navbar links open their sections without a reload and are active there', async ({page}) => {
  await open(page, 'fr/');
  const isSame = await markDocument(page);
  for (const [name, from] of [
    ['Documentation', 'docs'],
    ['Référence', 'reference'],
  ] as const) {
    const link = page.getByRole('navigation', {name: /principale/i}).getByRole('link', {name, exact: true});
    await link.click();
    await page.waitForURL(`**${BASE}fr/${REDIRECTS[from]}`);

    expect(await isSame()).toBe(true);
    await expect(link).toHaveClass(/navbar__link--active/);
  }
});

test('the navbar stays in view after a jump, until the reader scrolls', async ({page}) => {
  await open(page, 'docs/api/common/base-tools');
  const navbar = page.locator('nav.navbar');
  const entries = page.locator('.table-of-contents > li > a');
  for (const entry of [entries.nth(3), entries.last()]) {
    await entry.click();
    await expect(navbar).toHaveClass(/navbarHidden/);
    await page.waitForTimeout(500);
    await expect(navbar).toBeInViewport({ratio: 1});
  }
  await page.mouse.wheel(0, -100);
  await page.mouse.wheel(0, 200);
  await expect(navbar).not.toBeInViewport();
});

for (const [fontSize, javaScriptEnabled] of [
  [16, false],
  [20, true],
  [24, true],
  [32, true],
] as const) {
  const scripts = javaScriptEnabled ? 'with' : 'without';
  test(`no item of the navbar covers another at a font size of ${fontSize}px, ${scripts} JavaScript`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...launchOptions.args!, `--blink-settings=defaultFontSize=${fontSize}`],
    });
    const page = await browser.newPage({baseURL, javaScriptEnabled});
    // French has longer words.
    await page.goto(`${BASE}fr/docs/introduction`);
    await expect(page.locator('html')).toHaveCSS('font-size', `${fontSize}px`);
    for (const width of [320, 390, 1000, 1280, 1440]) {
      await page.setViewportSize({width, height: 800});
      const boxes = await page
        .locator('.navbar__inner :is(.navbar__logo, .navbar__title, .navbar__link, button)')
        .filter({visible: true})
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
      const covered = boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (other) =>
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
          ),
      );
      expect(covered, `at ${width}px`).toEqual([]);
      expect(Math.max(...boxes.map(({right}) => right)), `at ${width}px`).toBeLessThanOrEqual(width);
    }
    await browser.close();
  });
}

test('the color mode is light by default, is stored, and is picked up by other tabs', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, 'fr/docs/introduction');
  await expectMode(page, 'light');
  const other = await context.newPage();
  await open(other, 'docs/getting-started');
  // In this tab, React never runs.
  const early = await context.newPage();
  await early.route(/\.js$/, (route) => route.abort());
  await early.goto(`${BASE}docs/introduction`);

  await colorModeOf(page).click();

  await expectMode(page, 'dark');
  expect(await stored(page, 'theme')).toBe('dark');
  await expectMode(other, 'dark');
  await expectMode(early, 'dark');

  // The other tab is in English, and switches back.
  await colorModeOf(other).click();
  await expectMode(page, 'light');
  expect(await stored(page, 'theme')).toBe('light');
});

test('a closed announcement stays closed until its id changes', async ({page}) => {
  await open(page, 'docs/introduction');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();

  await bar.getByRole('button').click();
  await expect(bar).toBeHidden();
  await expect(page.locator('.navbar__brand')).toBeFocused();
  expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true');
  expect(await stored(page, 'docusaurus.announcement.id')).toBe('angular-16-to-22');

  await page.reload();
  await hydrated(page);
  await expect(bar).toBeHidden();

  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-earlier-one'));
  await page.reload();
  await hydrated(page);
  await expect(bar).toBeVisible();
});

sharedPageTest('the skip link moves the focus to the content', async ({page}) => {
  await open(page, 'docs/introduction');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test("text uses the site's font", async ({page}) => {
  await page.goto(`${BASE}docs/introduction`);
  const fonts = await page.evaluate(async () =>
    [...(await document.fonts.ready)].map(({family, status}) => `${family.replace(/"/g, '')} ${status}`),
  );
  expect(fonts).toEqual(['Atkinson Hyperlegible Next loaded']);
  await expect(page.locator('article p').first()).toHaveCSS('font-family', /^"Atkinson Hyperlegible Next"/);
});
