import type {Page} from '@playwright/test';
import {expectAccessible} from './support/axe';
import {BASE, open, test} from './support/site';

// The other tests of this folder rely on these checks, so each of them must fail for a page with a defect.

/** Opens a page to which an element was added, by default without its policy, which would block some defects. */
async function openWith(page: Page, element: string, policy = 'name=planted'): Promise<void> {
  await page.route(`**${BASE}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('http-equiv=Content-Security-Policy', policy);
    await route.fulfill({response, body: body.replace('</body>', `${element}</body>`)});
  });
  await open(page, '');
}

test('a page with a harmless element passes', async ({page}) => {
  await openWith(page, '<div></div>');
  await expectAccessible(page);
});

test.fail('a message in the console is found', ({page}) => openWith(page, '<script>console.info("planted")</script>'));

test.fail('inline code that the policy blocks is found', ({page}) =>
  openWith(page, '<script>window.planted = 1</script>', 'http-equiv=Content-Security-Policy'),
);

test.fail('a request to another origin is found', async ({page}) => {
  const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route('https://example.org/**', (route) => route.fulfill({contentType: 'image/svg+xml', body}));
  await openWith(page, '<img src="https://example.org/planted.svg" alt="">');
});

test.fail('an image without a text is found', async ({page}) => {
  await openWith(page, `<img src="${BASE}img/favicon-32.png" width="32" height="32">`);
  await expectAccessible(page);
});
