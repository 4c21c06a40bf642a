import type {Locator, Page} from '@playwright/test';
import {DOCUMENTS, LANGUAGES, ORIGIN} from '../support/addresses';
import {copyCode, menuOf} from './support/controls';
import {BASE, copiedIn, expect, hydrated, open, sharedPageTest, test} from './support/site';

const PHONE = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

/** Scrolls a heading to the top of the window. */
function readFrom(page: Page, id: string): Promise<void> {
  return page.locator(`#${id}`).evaluate((heading) => {
    heading.scrollIntoView({behavior: 'instant'});
  });
}

test('a sample is copied with the imports that it leaves out', async ({page}) => {
  await open(page, 'docs/api/test-beds/component#recipe-host');
  const sample = page.locator('details[open] figure').first();
  await sample.getByRole('button', {name: 'Copy with imports'}).click();
  await expect(page.locator('#notice')).toHaveText('Copied with its imports');
  const copied = await copiedIn(page);
  expect(copied).toMatch(/^import \{ Component\b.* \} from '@angular\/core';\n(?:import .*;\n)+\n@Component\(\{\n/);

  // A sample that uses a test bed without creating it is copied with it.
  await open(page, 'docs/api/common/http-testing-tools#recipe-order');
  await page.locator('details[open] figure').first().getByRole('button', {name: 'Copy with imports'}).click();
  await expect
    .poll(() => copiedIn(page))
    .toMatch(
      /^(?:import .*;\n)+\ndescribe\('CatalogueService.*\n {2}const tb = .*;\n\n {2}it\([^]*\n {2}\}\)\);\n\}\);$/,
    );
});

for (const address of ['', 'fr/']) {
  test(`each point beside the long sample of the home page is level with a marked line (/${address})`, async ({
    page,
  }) => {
    await open(page, address);
    const marked = page.locator('.theme-code-block-highlighted-line');
    const lines = await Promise.all((await marked.all()).map((line) => line.boundingBox()));
    const points = page.locator('main li[style*="--sample-line"]');
    expect(await points.count()).toBeGreaterThan(3);
    for (const point of await points.all()) {
      const {y, height} = (await point.boundingBox())!;
      const middle = y + height / 2;
      expect(
        lines.some((line) => line && line.y < middle && middle < line.y + line.height),
        (await point.textContent())!,
      ).toBe(true);
    }
  });
}

test('copying a diff copies the changed code without markers', async ({page}) => {
  await open(page, 'docs/tutorial-basics/create-a-document');
  await copyCode(page, page.locator('.theme-code-block.language-diff'));
  await expect.poll(() => copiedIn(page)).toMatch(/^ {4}items: \['api.*prices'\],$/);
  expect(await copiedIn(page)).not.toMatch(/^[-+]/m);
  await expect(page.locator('#notice')).toHaveText('Copied');
});

test('a heading link is copied, with a notice for five seconds after the last press', async ({page}) => {
  await page.clock.install();
  await open(page, 'fr/docs/introduction');
  // The notice must not depend on the footer, which may be missing after a crash.
  await page.locator('footer.footer').evaluate((footer) => footer.remove());
  const notice = page.getByRole('status').filter({hasText: 'Lien copié'});
  const heading = page.locator('main h2[id]').nth(1);
  const link = heading.locator('.hash-link');
  await link.click();
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`fr/docs/introduction#${await heading.getAttribute('id')}$`));
  expect(await copiedIn(page)).toBe(page.url());
  await page.clock.runFor(4000);
  await link.click();
  await page.clock.runFor(4000);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1500);
  await expect(page.locator('#notice')).toBeEmpty();
});

sharedPageTest(
  'a problem report contains page, language and revision, and the section at the time of the click',
  async ({page}) => {
    const report = page.getByRole('link', {name: 'Signaler un problème', exact: true});
    /** Returns the text that a new issue would be prefilled with. */
    const textOf = async () => {
      const address = await report.getAttribute('href');
      expect(address).toMatch(/^https:\/\/github\.com\/[^/]+\/[^/]+\/issues\/new\?/);
      return new URL(address!).searchParams.get('body')!;
    };
    // Before a click, the report contains no section.
    await page.goto(`${BASE}fr/docs/getting-started`);
    const text = await textOf();
    expect(text).toMatch(
      new RegExp(`Language: fr\nRevision: ([0-9a-f]{40}|main)\nPage: ${ORIGIN}${BASE}fr/docs/getting-started$`),
    );

    await hydrated(page);
    await page.evaluate(() => {
      window.location.hash = document.querySelector('main h2[id]')!.id;
      document.addEventListener('click', (event) => event.preventDefault());
    });
    const section = new URL(page.url()).hash;
    await report.click();
    expect(await textOf()).toBe(`${text}${section}`);
    // A second click elsewhere replaces the section.
    await page.evaluate(() => (window.location.hash = ''));
    await report.click();
    const [, last] = (await textOf()).split('#');
    expect(await page.locator(`main [id="${last}"]`).count()).toBe(1);
  },
);

sharedPageTest(
  'a collapsed section opens for a link and in print, and works without JavaScript',
  async ({page, browser}) => {
    const address = 'docs/api/test-beds/pipe';
    const summaryOn = (one: Page) => one.locator('.fold > summary:has(h3)').first();
    const insideOn = (one: Page) =>
      one.locator('.fold:has(> summary > h3)').first().locator('.theme-code-block').first();
    const inside = insideOn(page);
    await open(page, address);
    const id = (await summaryOn(page).locator('h3').getAttribute('id'))!;
    await expect(inside).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(inside).toBeVisible();
    await page.emulateMedia({media: null});
    await page.locator('.theme-doc-toc-desktop a[href="#create"]').click();
    await page.locator(`.theme-doc-toc-desktop a[href="#${id}"]`).click();
    await expect(inside).toBeInViewport();
    await summaryOn(page).press('Enter');
    await expect(inside).toBeHidden();

    const bare = await browser.newPage({javaScriptEnabled: false});
    await bare.goto(new URL(`${BASE}${address}`, page.url()).href);
    await summaryOn(bare).click();
    await expect(insideOn(bare)).toBeVisible();
    await bare.close();
  },
);

sharedPageTest('the address of a section opens it and the section around it, and it stays in place', async ({page}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 844});
    await open(page, 'docs/getting-started#error-timers');
    const heading = page.locator('.fold[open] .fold[open] #error-timers');
    await expect(heading).toBeInViewport();
    await page.waitForTimeout(1000);
    await expect(heading).toBeInViewport();
    await expect(page.locator('.fold[open]')).toHaveCount(2);
  }
  // Before the page is hydrated, too.
  await page.goto('about:blank');
  await page.route('**/*.js', () => {});
  await page.goto(`${BASE}docs/getting-started#error-timers`, {waitUntil: 'domcontentloaded'});
  await expect(page.locator('.fold[open]')).toHaveCount(2);
});

sharedPageTest('going back and forward leads to the place and the open sections that were left', async ({page}) => {
  for (const address of ['docs/getting-started', 'docs/getting-started#error-timers']) {
    await open(page, address);
    await page
      .locator('.fold:has(.fold) > summary')
      .last()
      .evaluate((summary) => {
        summary.closest('details')!.open = true;
        window.scrollTo(0, summary.getBoundingClientRect().top + window.scrollY - 200);
      });
    const place = () =>
      page.evaluate(() => [Math.round(window.scrollY), document.querySelectorAll('.fold[open]').length]);
    const left = await place();
    expect(Math.min(...left)).toBeGreaterThan(0);
    await page.locator('.pagination-nav__link--prev').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(`${BASE}docs/introduction`);
    await expect(page.locator('html.docs-doc-id-introduction')).toBeAttached();
    expect(await place()).toEqual([0, 0]);
    await page.goBack();
    await expect.poll(place).toEqual(left);
    await page.goForward();
    await expect.poll(place).toEqual([0, 0]);
    // The back-to-top link must add a history entry, so that going back returns to the place.
    await page.goBack();
    await expect.poll(place).toEqual(left);
    await page.locator('.theme-back-to-top-button').evaluate((link: HTMLElement) => link.click());
    await expect.poll(async () => (await place())[0]).toBe(0);
    await page.goBack();
    await expect.poll(place).toEqual(left);
  }
});

sharedPageTest(
  'the link to a heading has the text of the heading in its name, even if it contains code',
  async ({page}) => {
    await open(page, 'docs/api/test-beds/guard#challenge-with-info');
    const linkTo = (heading: string) => page.getByRole('link', {name: `Direct link to ${heading}`, exact: true});
    await expect(linkTo('challenge.withInfo')).toHaveAttribute('href', '#challenge-with-info');
    await expect(linkTo('challenge')).toHaveAttribute('href', '#tool-challenge');
  },
);

sharedPageTest('one button opens and closes the collapsed sections of a group, and only those', async ({page}) => {
  await open(page, 'docs/api/test-beds/component');
  const button = page.locator('#recipes-dependencies + button');
  const group = page.locator('#recipes-dependencies + button + .folds > .fold');
  const openSections = page.locator('#recipes ~ .folds > .fold[open]');
  await expect(openSections).toHaveCount(0);
  await button.click();
  expect(await group.count()).toBeGreaterThan(5);
  await expect(openSections).toHaveCount(await group.count());
  await expect(button).toHaveText('Close all');
  await button.click();
  await expect(openSections).toHaveCount(0);
  await button.click();
  await openSections.first().locator('> summary').click();
  await expect(button).toHaveText('Open all');
});

for (const {lang, prefix} of LANGUAGES) {
  sharedPageTest(`no button for collapsed sections covers a heading on a phone (${lang})`, async ({page}) => {
    const covered: string[] = [];
    let buttons = 0;
    for (const address of DOCUMENTS) {
      await page.goto(`${BASE}${prefix}${address}`);
      for (const width of [320, 390]) {
        await page.setViewportSize({width, height: 844});
        const pairs = await page.locator(':is(h2, h3):has(~ .open-all)').evaluateAll((headings) =>
          [...document.querySelectorAll('.open-all')].flatMap((button) => {
            const box = button.getBoundingClientRect();
            return headings.map((heading) => {
              const text = document.createRange();
              text.selectNodeContents(heading);
              text.setEndBefore(heading.lastElementChild!);
              const isCovered = [...text.getClientRects()].some(
                ({right, top, bottom}) => right > box.left && top < box.bottom && bottom > box.top,
              );
              return {title: heading.textContent, isCovered};
            });
          }),
        );
        buttons += pairs.length;
        covered.push(...pairs.filter(({isCovered}) => isCovered).map(({title}) => `${address} at ${width}: ${title}`));
      }
    }
    expect(buttons).toBeGreaterThan(0);
    expect(covered).toEqual([]);
  });
}

sharedPageTest('the table of contents follows the reader', async ({page}) => {
  await open(page, 'docs/api/common/base-tools');
  await readFrom(page, 'error-empty-key');
  await expect(page.locator('.theme-doc-toc-desktop .table-of-contents__link--active')).toBeInViewport({ratio: 1});
  await expect(page.locator('.theme-doc-toc-desktop a[href="#errors"]')).toBeInViewport();
});

sharedPageTest('the table of contents opens only the active branch and the focused one', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, 'docs/getting-started');
  const entry = (id: string) => page.locator(`.theme-doc-toc-desktop a[href="#${id}"]`);
  const branchOf = (id: string) =>
    page.locator('.theme-doc-toc-desktop li > ul').filter({has: page.locator(`a[href="#${id}"]`)});
  const [third, fourth] = [branchOf('errors-build').first(), branchOf('error-eresolve').last()];
  await expect(page.locator('.theme-doc-toc-desktop li').first().locator('> a')).toHaveCSS('color', 'rgb(176, 18, 91)');
  await expect(third).toHaveCSS('height', '0px');
  await expect(fourth).toHaveCSS('height', '0px');
  await entry('errors-build').focus();
  await page.keyboard.press('Tab');
  await expect(entry('error-eresolve')).toBeFocused();
  await expect(entry('error-eresolve')).toBeInViewport();
  await entry('requirements').focus();
  await expect(third).toHaveCSS('height', '0px');
  await page.locator('#errors-build').click();
  await page.locator('#error-eresolve').evaluate((heading) => heading.scrollIntoView());
  await expect(third).not.toHaveCSS('height', '0px');
  await expect(fourth).not.toHaveCSS('height', '0px');
});

sharedPageTest('the table of contents marks the section that a reader has gone to', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const marked = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  // Closed sections are above it, and next to it.
  for (const id of ['recipe-async', 'recipes', 'errors']) {
    await open(page, `docs/api/test-beds/guard#${id}`);
    await expect(marked).toHaveAttribute('href', new RegExp(`#${id}$`));
  }
  // The rest of the list is closed.
  await open(page, 'docs/api/test-beds/guard#recipe-async');
  const end = page.locator('.fold:has(> summary > #recipe-async) > :last-child');
  await end.evaluate((one) => one.scrollIntoView());
  await expect(marked).toHaveAttribute('href', /#recipe-async$/);
  await end.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().bottom));
  await expect(marked).not.toHaveAttribute('href', /#recipe-async$/);
});

sharedPageTest('the table of contents collapses in a window without enough room', async ({page}) => {
  await page.setViewportSize({width: 1024, height: 768});
  await open(page, 'docs/api/test-beds/pipe');
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
  const button = page.locator('.theme-doc-toc-mobile').getByRole('button');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(page.locator('.theme-doc-toc-mobile a[href="#errors"]')).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('switching the language keeps the section being read', async ({page}) => {
  // Not `click()`, which would scroll the page to bring the link into view.
  const change = async (place: Locator, language: string) =>
    place.getByRole('link', {name: language, includeHidden: true}).dispatchEvent('click');
  await open(page, 'docs/api/test-beds/pipe#create');
  await readFrom(page, 'tools');
  await change(page.locator('.navbar'), 'Français');
  await expect(page).toHaveURL(/\/fr\/docs\/api\/test-beds\/pipe#tools$/);
  await expect(page.locator('#tools')).toBeInViewport();

  await hydrated(page);
  await page.locator('#tool-verify').click();
  await readFrom(page, 'tool-verify');
  await change(page.getByRole('contentinfo'), 'English');
  await expect(page).toHaveURL(/tools\/docs\/api\/test-beds\/pipe#tool-verify$/);

  // A little above the section of the link that the reader followed, where the navbar is shown again.
  await open(page, 'docs/api/test-beds/pipe#tools');
  await page.evaluate(() => window.scrollBy(0, -160));
  await change(page.locator('.navbar'), 'Français');
  await expect(page).toHaveURL(/\/fr\/docs\/api\/test-beds\/pipe#tools$/);
});

sharedPageTest('a wide window has a back-to-top button in its corner', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, 'docs/api/test-beds/guard');
  const button = page.locator('.theme-back-to-top-button');
  await expect(button).not.toBeInViewport();
  await page.mouse.move(700, 450);
  for (const down of [1500, 2500]) {
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(down - 500);
  }
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, -200);
  await expect(button).toBeInViewport({ratio: 1});
  // It follows the content and the table of contents.
  await page.locator('.pagination-nav__link--next').evaluate((link: HTMLElement) => link.focus({preventScroll: true}));
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

sharedPageTest(
  'long lines can be wrapped, even in a collapsed section or after the window has become narrower',
  async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, 'docs/api/test-beds/guard');
    const wrap = (block: Locator) => block.getByRole('button', {name: 'Toggle word wrap'});
    const scrolls = (block: Locator) => block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    const first = page.locator('.theme-code-block:visible').first();
    const fold = page.locator('details.fold:has(.theme-code-block)').first();
    const folded = fold.locator('.theme-code-block').first();
    await expect(folded).toBeHidden();
    expect(await scrolls(first)).toBe(false);
    await expect(wrap(first)).toHaveCount(0);

    await page.setViewportSize({width: 320, height: 640});
    await fold.evaluate((details: HTMLDetailsElement) => (details.open = true));
    for (const block of [first, folded]) {
      await expect(wrap(block)).toHaveCount(1);
      expect(await scrolls(block)).toBe(true);
      await expect(wrap(block)).toHaveAttribute('aria-pressed', 'false');
      await wrap(block).press('Enter');
      expect(await scrolls(block)).toBe(false);
      await expect(wrap(block)).toHaveAttribute('aria-pressed', 'true');
      expect(await block.locator('wbr').count()).toBeGreaterThan(0);
      await wrap(block).press('Enter');
      expect(await scrolls(block)).toBe(true);
      await expect(block.locator('wbr')).toHaveCount(0);
    }
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the home page starts with the short test, and collapses the long one', async ({page}) => {
    await open(page, '');
    const short = (await page.getByRole('group', {name: 'A test, step by step'}).boundingBox())!;
    const heading = (await page.getByRole('heading', {name: 'With TestBed alone'}).boundingBox())!;
    expect(short.y).toBeLessThan(heading.y);
    const long = page.getByText('configureTestingModule');
    await expect(long).toBeHidden();
    await page.getByText('Show the test').tap();
    await expect(long).toBeVisible();
  });

  test('the copy button of a command is within its block', async ({page}) => {
    await open(page, 'docs/tutorial-basics/create-a-document');
    const block = (await page.locator('.language-bash').first().boundingBox())!;
    const button = (await page.locator('.language-bash').first().getByRole('button').last().boundingBox())!;
    expect(button.height).toBe(40);
    expect(button.y).toBeGreaterThan(block.y);
    expect(button.y + button.height).toBeLessThan(block.y + block.height);
  });

  test('the table of contents opens only the current branch', async ({page}) => {
    await open(page, 'docs/getting-started');
    await page.locator('.theme-doc-toc-mobile button').tap();
    const entry = (id: string) => page.locator(`.theme-doc-toc-mobile a[href="#${id}"]`);
    const branch = page.locator('.theme-doc-toc-mobile li:has(> a[href="#errors"]) > ul');
    await expect(branch).toHaveCSS('height', '0px');
    await entry('errors').tap();
    await expect(page.locator('#errors')).toBeInViewport();
    // The list would cover the section, so it closes. Its button stays in view.
    await expect(entry('errors')).toBeHidden();
    await expect(page.locator('.theme-doc-toc-mobile button')).toBeInViewport();
    await expect(branch).not.toHaveCSS('height', '0px');
  });

  test('a post has no table of contents', async ({page}) => {
    await open(page, 'blog/welcome');
    await expect(page.getByRole('navigation', {name: 'On this page'})).toBeHidden();
  });

  test('the buttons of the navbar are large enough for a finger', async ({page}) => {
    await open(page, 'docs/getting-started');
    const check = async (buttons: Locator): Promise<void> => {
      expect(await buttons.count()).toBe(2);
      for (const button of await buttons.all()) {
        const {width, height} = (await button.boundingBox())!;
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    };
    await check(page.locator('.navbar__inner button:visible'));
    await menuOf(page).tap();
    await check(page.locator('.navbar-sidebar__brand button'));
  });

  for (const address of ['docs/api/test-beds/guard', 'fr/blog/long-blog-post']) {
    test(`no button of /${address} covers code, and the end of the page has a link back to the top`, async ({page}) => {
      await open(page, address);
      const blocks = page.locator('.theme-code-block:visible:has(button) pre');
      // Tapping a block shows its button; tapping elsewhere hides it again.
      await blocks.first().tap();
      await page.locator('main h2').first().tap();
      expect(await blocks.count()).toBeGreaterThan(1);
      for (const block of await blocks.all()) {
        // The trial fails if a button covers the corner of the block.
        const {width} = (await block.boundingBox())!;
        await block.tap({trial: true, position: {x: width - 12, y: 12}});
      }
      const button = page.locator('.theme-back-to-top-button');
      await expect(button).not.toBeInViewport();
      await button.scrollIntoViewIfNeeded();
      await button.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});
