import type {Page} from '@playwright/test';

/** The root element once React has hydrated the page. */
const HYDRATED = 'html[data-has-hydrated=true]';

/** Gives a built page a sign of a reader (src/plugins/faster-pages/bootstrap), unless it is hydrated already, and waits until it is. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(
    (hydrated) => document.querySelector(hydrated) ?? window.dispatchEvent(new Event('wheel')),
    HYDRATED,
  );
  await page.locator(HYDRATED).waitFor({state: 'attached'});
}
