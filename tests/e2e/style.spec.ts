import {expect, test} from '@playwright/test';

test('the author of a post has the logo of the site', async ({page, baseURL}) => {
  await page.goto(`${baseURL}blog/long-blog-post`);
  const logo = page.locator('article header img.avatar__photo');
  await expect(logo).toHaveCount(1);
  expect(await logo.boundingBox()).toMatchObject({width: 36, height: 36});
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
