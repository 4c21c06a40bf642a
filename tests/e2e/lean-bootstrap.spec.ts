import type {Page} from '@playwright/test';
import {LANGUAGES} from './support/addresses';
import {colorModeOf, forgetFault, LOST_SCRIPT} from './support/faults';
import {BASE, expect, hydrated, test} from './support/site';

/**
 * Opens a page whose scripts do not arrive until they are let go.
 *
 * @returns lets them go, and waits until it is hydrated
 */
async function openHeld(page: Page, address: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${BASE}${address}`, {waitUntil: 'domcontentloaded'});
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    letGo();
    await hydrated(page);
  };
}

/** Has the timers of the page stand still, so that nobody leaves it alone for long. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1000);
}

/** Opens a page and moves the pointer while no script can be loaded, until both have failed; from then on they can. */
async function loseScripts(page: Page): Promise<void> {
  let lost = 0;
  page.on('requestfailed', (request) => (lost += request.resourceType() === 'script' ? 1 : 0));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${BASE}docs/introduction`);
  await page.mouse.move(100, 400, {steps: 2});
  await expect.poll(() => lost).toBe(2);
  await expect(page.locator('article h1')).toBeVisible();
  await page.unroute('**/*.js');
}

const searchButton = (page: Page) => page.locator('nav.navbar button[aria-haspopup=dialog]');

for (const address of ['', 'docs/api/test-beds/component', 'blog', 'fr/docs/getting-started']) {
  test(`the scripts of /${address} are fetched after the first paint, in order`, async ({page}) => {
    await page.goto(`${BASE}${address}`);
    await expect(page.locator('link[rel=prefetch][href$=".js"]')).toHaveCount(2);
    await hydrated(page);
    const {painted, scripts} = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({name}) => name.endsWith('.js'))
        .map(({name, startTime}) => ({name: name.replace(/.*\//, ''), startTime})),
    }));
    expect(scripts.map(({name}) => name.split('.')[0]).slice(0, 2)).toEqual(['runtime~main', 'main']);
    expect(scripts.filter(({startTime}) => startTime < painted)).toEqual([]);
  });
}

test.describe('the scripts of a page that is whole without them', () => {
  const elements = (page: Page) => page.locator('head script[src]');

  test.beforeEach(async ({page}) => {
    await stopClock(page);
    await page.goto(`${BASE}docs/introduction`);
    await expect(page.locator('link[rel=prefetch][href$=".js"]')).toHaveCount(2);
    await expect(elements(page)).toHaveCount(0);
  });

  for (const [sign, act] of Object.entries({
    'a pointer that moves': (page: Page) => page.mouse.move(300, 300, {steps: 2}),
    'a wheel': (page: Page) => page.mouse.wheel(0, 10),
    'a key': (page: Page) => page.keyboard.press('Tab'),
    'a press': (page: Page) => page.locator('article h1').click(),
  })) {
    test(`wait for a reader: ${sign}`, async ({page}) => {
      await act(page);
      await expect(elements(page).first()).toBeAttached();
    });
  }

  test('do not take a pointer that rests where the page appears for a reader', async ({page}) => {
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', {clientX: 300, clientY: 300})));
    await expect(elements(page)).toHaveCount(0);
    await page.mouse.move(300, 300, {steps: 2});
    await expect(elements(page).first()).toBeAttached();
  });

  test('come by themselves after a while', async ({page}) => {
    await page.clock.runFor(2900);
    await expect(elements(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(elements(page).first()).toBeAttached();
  });
});

for (const [what, address] of Object.entries({
  'a page with a query': 'docs/getting-started?tab=yarn',
  'tabs that a reader has chosen before': 'docs/getting-started',
})) {
  test(`${what} waits for nobody`, async ({page}) => {
    if (!address.includes('?')) {
      await page.addInitScript(() => localStorage.setItem('docusaurus.tab.npm2yarn', 'yarn'));
    }
    await stopClock(page);
    await page.goto(`${BASE}${address}`);
    await expect(page.locator('head script[src]').first()).toBeAttached();
  });
}

test('a page that is told of no paint, as in a tab in the background, hydrates too', async ({page}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto(`${BASE}docs/introduction`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

for (const {lang, prefix} of LANGUAGES) {
  test.describe(`before the scripts of a page in ${lang} are there`, () => {
    test('its text, its links and its dark mode are', async ({page}) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await openHeld(page, `${prefix}docs/introduction`);
      await expect(page.locator('article h1')).toBeVisible();
      await expect(page.locator('article p').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe('rgb(255, 255, 255)');
      await expect(page.locator('nav.navbar button[data-early=color-mode] svg:visible')).toHaveCount(1);

      await page.locator(`aside a[href="${BASE}${prefix}docs/getting-started"]`).click({noWaitAfter: true});
      await expect(page).toHaveURL(`${BASE}${prefix}docs/getting-started`);
      await expect(page.locator('article h1')).toBeVisible();
    });

    test('the phone menu opens as soon as it can, however often it was pressed', async ({page}) => {
      await page.setViewportSize({width: 390, height: 800});
      const release = await openHeld(page, `${prefix}docs/introduction`);
      const toggle = page.locator('.navbar__toggle');
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-busy', 'true');
      await toggle.click();
      await release();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      await expect(toggle).not.toHaveAttribute('aria-busy');
    });

    test('the search takes what is typed, and finds it when it can', async ({page}) => {
      const release = await openHeld(page, `${prefix}docs/introduction`);
      await searchButton(page).click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
      await page.keyboard.type('componentTestBef');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('d');
      await release();
      const field = page.getByRole('combobox');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('componentTestBed');
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(page.getByRole('option').first()).toHaveAttribute('href', /component/i);

      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(searchButton(page)).toBeFocused();
    });

    test('the color mode changes at once, and React adopts it', async ({page}) => {
      const release = await openHeld(page, `${prefix}docs/introduction`);
      const html = page.locator('html');
      await colorModeOf(page).click();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await expect(html).toHaveAttribute('data-theme-choice', 'dark');
      await release();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await expect(colorModeOf(page)).toHaveAttribute('aria-label', /dark mode\)|sombre\)/);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

      await colorModeOf(page).click();
      await expect(html).toHaveAttribute('data-theme', 'light');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    });

    test('the color mode changes when it is pressed before React has learnt of it', async ({page}) => {
      await page.goto(`${BASE}${prefix}docs/introduction`);
      await hydrated(page);
      // As after hydration, for as long as React is at work.
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
      await expect(colorModeOf(page)).toHaveAttribute('aria-label', /light mode\)|clair\)/);
      await colorModeOf(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    });

    test('the announcement closes at once, for good', async ({page}) => {
      const release = await openHeld(page, `${prefix}docs/introduction`);
      const bar = page.locator('.theme-announcement-bar');
      await bar.getByRole('button').click();
      await expect(bar).toBeHidden();
      await release();
      await expect(bar).toHaveCount(0);
      await page.reload();
      await hydrated(page);
      await expect(bar).toBeHidden();
    });

    test('the list of languages opens as soon as it can', async ({page}) => {
      const release = await openHeld(page, `${prefix}docs/introduction`);
      const button = page.locator('nav.navbar .dropdown > button');
      await button.focus();
      await page.keyboard.press('Enter');
      await release();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });

    test('the controls of the content answer as soon as they can', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const release = await openHeld(page, `${prefix}docs/getting-started`);
      const tab = page.getByRole('tab', {name: 'Yarn'}).first();
      await tab.click();
      const code = page.locator('.theme-code-block:visible').first();
      await code.hover();
      await code.getByRole('button', {name: /cop/i}).click();
      await release();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    });

    test('a choice in a list holds', async ({page}) => {
      const release = await openHeld(page, `${prefix}docs/reference/version-compatibility`);
      await page.locator('main select').first().selectOption('16');
      await release();
      await expect(page.locator('main [role=status]').first()).toContainText('16');
      await expect(page.locator('main select').first()).toHaveValue('16');
    });
  });
}

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`${keys} opens the search before the scripts are there`, async ({page}) => {
    const release = await openHeld(page, 'docs/introduction');
    await page.keyboard.press(keys);
    await page.keyboard.type('pipe/');
    await release();
    await expect(page.getByRole('combobox')).toHaveValue('pipe/');
  });
}

test('a search that was given up stays closed', async ({page}) => {
  const release = await openHeld(page, 'docs/introduction');
  await page.keyboard.press('/');
  await page.keyboard.type('pipe');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await release();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await searchButton(page).click();
  await expect(page.getByRole('combobox')).toHaveValue('');
});

test('scripts that cannot be loaded leave the page as it is, and the next press tries again', async ({
  page,
  misbehavior,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await loseScripts(page);
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  forgetFault(misbehavior, LOST_SCRIPT);
});

test('a connection that comes back brings the scripts', async ({page, context, misbehavior}) => {
  await loseScripts(page);
  await context.setOffline(true);
  // Two changes at once would cancel each other.
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await context.setOffline(false);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  forgetFault(misbehavior, LOST_SCRIPT);
});

test('a page that crashes while it hydrates can be tried again', async ({page, misbehavior}) => {
  await page.addInitScript(() => {
    const {prototype} = Element;
    const {value: original} = Object.getOwnPropertyDescriptor(prototype, 'getBoundingClientRect') as {
      value: (this: Element) => DOMRect;
    };
    Object.assign(window, {mend: () => (prototype.getBoundingClientRect = original)});
    prototype.getBoundingClientRect = function measure() {
      if (this.matches('nav.navbar')) {
        throw new Error('the ruler broke');
      }
      return original.call(this);
    };
  });
  await page.goto(`${BASE}docs/introduction`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await page.evaluate(() => (window as unknown as {mend: () => void}).mend());
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.locator('article h1')).toBeVisible();
  // React reports what was thrown on purpose.
  misbehavior.console.length = 0;
});

test('the inline code of a page is small', async ({page}) => {
  await page.goto(`${BASE}docs/introduction`);
  const bytes = await page.evaluate(async () => {
    const code = document.querySelector('script[data-scripts]')!.textContent;
    return new Response(new Blob([code]).stream().pipeThrough(new CompressionStream('gzip')))
      .arrayBuffer()
      .then((buffer) => buffer.byteLength);
  });
  expect(bytes).toBeLessThan(1850);
});
