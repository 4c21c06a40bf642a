import type {Browser, BrowserType, LaunchOptions} from '@playwright/test';
import type {BrowserSettings, Driver, Engine} from '../driver';
import {drivePage} from './page';

/** Starts an engine with Playwright. */
export async function startWithPlaywright(type: BrowserType, options?: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    title: `${type.name()} ${browser.version()}, via Playwright`,
    open: (settings) => drive(browser, settings),
    close: () => browser.close(),
  };
}

async function drive(browser: Browser, {width, height, hasStorage}: BrowserSettings): Promise<Driver> {
  const context = await browser.newContext({
    viewport: {width, height},
    locale: 'en-US',
  });
  if (!hasStorage) {
    // As in Chromium when a reader blocks cookies; in other browsers, the value may be null instead.
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The storage is locked', 'SecurityError');
          },
        });
      }
    });
  }
  const page = await context.newPage();
  return {
    goto: async (url) => void (await page.goto(url, {waitUntil: 'commit'})),
    ...drivePage(page, context),
  };
}
