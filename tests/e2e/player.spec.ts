import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from './support/axe';
import {BASE, expect, open, sharedPageTest, test} from './support/site';

const playerOf = (page: Page) => page.getByRole('group', {name: /^(A test, step by step|Un test, étape par étape)$/});
const currentOf = (player: Locator) => player.locator('[aria-current=step]');
const litOf = (player: Locator) => player.locator('.token-line[data-lit]');

sharedPageTest('a test can be stepped through with the keyboard', async ({page}) => {
  await open(page, '');
  const player = playerOf(page);
  const [first, ...others] = await player.locator('ol > li').all();
  await expect(first!).toHaveAttribute('aria-current', 'step');
  await expect(litOf(player)).toHaveText(/TestBed\(/);
  const mark = () =>
    player
      .getByText('should show the products', {exact: true})
      .evaluate((spec) => getComputedStyle(spec, '::before').content);
  expect(await mark()).toBe('"○"');
  await player.getByRole('button', {name: 'Next step'}).focus();
  const lit: string[] = [];
  for (const step of others) {
    await page.keyboard.press('Enter');
    await expect(currentOf(player)).toHaveCount(1);
    await expect(step).toHaveAttribute('aria-current', 'step');
    lit.push((await litOf(player).allTextContents()).join('\n'));
    for (const line of await litOf(player).all()) {
      await expect(line).not.toHaveCSS('box-shadow', 'none');
    }
  }
  expect(lit[0]).toContain('TestBed(');
  expect(lit.filter(Boolean).length, 'steps that highlight lines').toBeGreaterThan(2);
  expect(lit.at(-1), 'the last step highlights the test bed again').toBe(lit[0]);
  await expect(player.getByRole('status')).toHaveText('2 specs passed');
  expect(await mark()).toBe('"✓"');
});

sharedPageTest('without the response, the test fails with the real message, and nothing moves', async ({page}) => {
  await open(page, 'fr/');
  const player = playerOf(page);
  const claims = player.getByText(/^(Réussi\s:|Les mêmes specs)/).filter({visible: true});
  await expect(claims).toHaveCount(2);
  const {height} = (await player.boundingBox())!;
  await player.getByRole('radio', {name: 'Réussit'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(player.getByRole('radio', {name: 'Échoue sans la réponse'})).toBeChecked();
  const leftOut = player.locator('.token-line[data-left-out]');
  await expect(leftOut).toHaveText(/http\.emitSuccessResponse/);
  await expect(leftOut).toHaveRole('deletion');
  // The choice leads to the failing step.
  await expect(player.getByRole('button', {name: 'Étape suivante'})).toBeDisabled();
  await expect(litOf(player)).toHaveText(/expect\(query\.findElement/);
  await expect(player.getByRole('status')).toHaveText('1 spec en échec');
  await expect(currentOf(player)).toContainText('Cannot find one DebugElement with : selector ".name".');
  await expectAccessible(page, 'main');
  await player.getByRole('radio', {name: 'Réussit'}).check({force: true});
  await expect(player.locator('ol > li').first()).toHaveAttribute('aria-current', 'step');
  await expect(leftOut).toHaveCount(0);

  // At no step does anything say that the test passes.
  await player.getByText('Échoue sans la réponse').click();
  await expect(claims).toHaveCount(0);
  expect((await player.boundingBox())!.height).toBe(height);
  const previous = player.getByRole('button', {name: 'Étape précédente'});
  while (await previous.isEnabled()) {
    await previous.press('Enter');
    await expect(claims).toHaveCount(0);
    expect((await player.boundingBox())!.height).toBe(height);
  }
  // At the first step, the button does nothing, and keeps the focus.
  await expect(previous).toBeFocused();
});

test('a test plays automatically until it is paused', async ({page}) => {
  await page.clock.install();
  await open(page, 'docs/introduction');
  const player = playerOf(page);
  await player.getByRole('button', {name: 'Play'}).click();
  await expect(currentOf(player)).toContainText('componentTestBed');
  await page.clock.runFor(1500);
  await expect(currentOf(player)).toContainText('componentTestBed');
  await page.clock.runFor(1000);
  await expect(currentOf(player)).toContainText('tb.compile()');
  await page.clock.runFor(2500);
  await expect(currentOf(player)).toContainText('should show the products');
  await player.getByRole('button', {name: 'Pause'}).click();
  await page.clock.runFor(10_000);
  await expect(currentOf(player)).toContainText('should show the products');
});

for (const [width, height, address] of [
  [1440, 900, ''],
  [1024, 768, 'docs/api/test-beds/guard'],
] as const) {
  sharedPageTest(`stepping through /${address} moves nothing at ${width} × ${height}`, async ({page}) => {
    await page.setViewportSize({width, height});
    await open(page, address);
    const player = playerOf(page);
    const next = player.getByRole('button', {name: 'Next step'});
    // Starting the test may scroll its current line into view.
    await next.click();
    const before = (await next.boundingBox())!;
    const caption = await player.locator('figcaption').boundingBox();
    for (let step = 3; step <= 5; step += 1) {
      await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2);
      await expect(player.getByRole('status')).toHaveText(new RegExp(`^Step ${step} of`));
      expect(await next.boundingBox()).toEqual(before);
      expect(await player.locator('figcaption').boundingBox()).toEqual(caption);
    }
  });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [320, 640],
] as const) {
  sharedPageTest(`the controls and the current lines stay in view at ${width} × ${height}`, async ({page}) => {
    await page.setViewportSize({width, height});
    await open(page, 'docs/api/test-beds/component');
    const player = playerOf(page);
    await expect(litOf(player)).toHaveCount(0);
    const previous = player.getByRole('button', {name: 'Previous step'});
    for (let step = 2; step <= 6; step += 1) {
      await player.getByRole('button', {name: 'Next step'}).click();
      await expect(previous).toBeInViewport();
      await expect(litOf(player).first()).toBeInViewport();
      // Neither the controls nor the bars at the top of the window cover them.
      const lit = (await litOf(player).first().boundingBox())!;
      const bars = await page
        .locator('.navbar, .theme-doc-toc-mobile')
        .evaluateAll((all) => Math.max(...all.map((bar) => bar.getBoundingClientRect().bottom)));
      expect(lit.y).toBeGreaterThanOrEqual(bars);
      expect(lit.y + lit.height).toBeLessThan((await previous.boundingBox())!.y);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a test shows its sample and all of its steps', async ({page}) => {
    await page.goto(`${BASE}docs/introduction`);
    const player = playerOf(page);
    await expect(player.getByRole('listitem').filter({visible: true})).toHaveCount(9);
    await expect(player.getByRole('button')).toHaveCount(0);
  });
});
