import {colorModeOf} from './support/controls';
import {expect, expectMode, open, sharedPageTest as test} from './support/site';

test('code has the colors of the mode, and its highlighted lines have their own background', async ({page}) => {
  await open(page, 'docs/getting-started');
  const marked = page.locator('.theme-code-block-highlighted-line:visible').first();
  const looks = () =>
    marked.evaluate((line) => {
      const token = line.querySelector('.token')!;
      return [
        getComputedStyle(token).color,
        getComputedStyle(line.closest('.theme-code-block')!).backgroundColor,
        getComputedStyle(line).backgroundColor,
      ];
    });
  const light = await looks();
  await colorModeOf(page).click();
  await expectMode(page, 'dark');
  const dark = await looks();
  for (const [index, color] of light.entries()) {
    expect(dark[index]).not.toBe(color);
  }
  for (const [, ground, line] of [light, dark]) {
    expect(line).not.toBe(ground);
    expect(line).not.toBe('rgba(0, 0, 0, 0)');
  }
});
