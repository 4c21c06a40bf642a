import {BASE, expect, open, test} from './support/site';

// All other browser tests fail on the console messages that Chromium logs for violations.
test('the policy blocks scripts, styles, requests and frames that are not from the build', async ({
  page,
  misbehavior,
}) => {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (directive: string) => violations.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
      void (window as unknown as {reportViolation(directive: string): Promise<void>}).reportViolation(
        effectiveDirective,
      );
    });
  });
  await page.route(`**${BASE}docs/introduction`, async (route) => {
    const response = await route.fetch();
    const planted =
      '<script>window.planted = true</script><b style="color:red">b</b><iframe src="https://example.org/"></iframe>';
    await route.fulfill({response, body: (await response.text()).replace('<div id=__docusaurus>', `${planted}$&`)});
  });
  await open(page, 'docs/introduction');
  await page.evaluate(() => fetch('https://example.org/').catch(() => undefined));

  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  await expect
    .poll(() => violations.toSorted())
    .toEqual(['connect-src', 'frame-src', 'script-src-elem', 'style-src-attr']);
  // The console check, which all tests have, must detect them too.
  expect(misbehavior.console.filter((text) => text.includes('Content Security Policy')).length).toBeGreaterThanOrEqual(
    4,
  );
  misbehavior.console.splice(0);
});
