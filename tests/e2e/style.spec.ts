import {expect, test} from '@playwright/test';

test('the author of a post has the site logo', async ({page, baseURL}) => {
  await page.goto(`${baseURL}blog/long-blog-post`);
  const logo = page.locator('article header .avatar__photo');
  await expect(logo).toHaveCount(1);
  expect(await logo.boundingBox()).toMatchObject({width: 36, height: 36});
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
