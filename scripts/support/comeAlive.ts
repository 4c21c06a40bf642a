import type {Page} from '@playwright/test';

/** The root element once React has taken over. */
const ALIVE = 'html[data-has-hydrated=true]';

/** Gives a built page a sign of a reader (src/starter), unless it is alive already, and waits until React has taken over. */
export async function comeAlive(page: Page): Promise<void> {
  await page.evaluate((alive) => document.querySelector(alive) ?? window.dispatchEvent(new Event('pointermove')), ALIVE);
  await page.locator(ALIVE).waitFor({state: 'attached'});
}
