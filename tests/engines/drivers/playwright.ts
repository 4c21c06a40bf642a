import type {Browser, BrowserType, LaunchOptions} from '@playwright/test';
import type {BrowserSettings, Driver, Engine} from '../driver';
import {drivePage} from './page';

/** How to start one of Playwright's engines. */
export interface Start {
  type: BrowserType;
  options?: LaunchOptions;
  /** Options that disable `localStorage`, if the browser has any. A script always disables it too. */
  withoutStorage?: LaunchOptions;
}

/** Starts an engine with Playwright. */
export async function startWithPlaywright({type, options, withoutStorage}: Start): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    title: `${type.name()} ${browser.version()}, via Playwright`,
    async open(settings) {
      if (settings.hasStorage || !withoutStorage) {
        return drive(browser, settings);
      }
      const other = await type.launch({...options, ...withoutStorage});
      const driver = await drive(other, settings);
      return {...driver, close: () => other.close()};
    },
    close: () => browser.close(),
  };
}

async function drive(browser: Browser, {width, height, hasStorage}: BrowserSettings): Promise<Driver> {
  const context = await browser.newContext({
    viewport: {width, height},
    locale: 'en-US',
  });
  if (!hasStorage) {
    await context.addInitScript(() => Object.defineProperty(window, 'localStorage', {value: null}));
  }
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('console', (message) => {
    // Messages about failed requests come from the browser, not from the page.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource')) {
      consoleErrors.push(message.text());
    }
  });
  return {
    goto: async (url) => void (await page.goto(url, {waitUntil: 'commit'})),
    ...drivePage(page, consoleErrors, context),
  };
}
