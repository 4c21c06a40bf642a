import type {Page} from '@playwright/test';
import {measureAction, type PageBytes} from './pageBytes';

/** What a search loads: the first one of a visit, and any after it. */
export interface SearchBytes {
  first: PageBytes;
  next: PageBytes;
}

/**
 * Searches twice on an open page, as a reader does, and counts what each search loads.
 *
 * @param page an open page of the site, with a search box
 */
export async function measureSearch(page: Page): Promise<SearchBytes> {
  const box = page.locator('dialog input, [role=dialog] input').first();
  const first = await measureAction(page, async () => {
    await page.keyboard.press('/');
    await box.fill('http');
    await page.locator('[role=option]').first().waitFor();
  });
  const next = await measureAction(page, async () => {
    await box.fill('component');
    await page.locator('[role=option]').first().waitFor();
  });
  return {first, next};
}
