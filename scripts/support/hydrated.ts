import type {Page} from '@playwright/test';

/** Waits until React has hydrated a page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
}
