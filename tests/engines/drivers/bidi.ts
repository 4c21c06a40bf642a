import puppeteer, {ProtocolError, type Browser, type Page} from 'puppeteer-core';
import type {BrowserSettings, Driver, Engine} from '../driver';
import {drivePage} from './page';

/** Starts an installed Firefox and drives it through WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const launch = (extraPrefsFirefox: Record<string, unknown>) =>
    puppeteer.launch({browser: 'firefox', executablePath, headless: true, extraPrefsFirefox, defaultViewport: null});
  const browser = await launch({});
  return {
    title: `${await browser.version()}, via WebDriver BiDi`,
    async open(settings) {
      if (settings.hasStorage) {
        return drive(browser, settings);
      }
      const other = await launch({'dom.storage.enabled': false});
      const driver = await drive(other, settings);
      return {...driver, close: () => other.close()};
    },
    close: () => browser.close(),
  };
}

async function drive(browser: Browser, {width, height}: BrowserSettings): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await resize(page, width, height);
  return {
    goto: async (url) => void (await page.goto(url, {waitUntil: 'domcontentloaded'})),
    ...drivePage(page, context),
  };
}

/** Sets the size of a page. Puppeteer also sets the screen's orientation, which Firefox 140 does not support. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({width, height}).catch((error: unknown) => {
    if (!(error instanceof ProtocolError && error.message.includes('unknown command'))) {
      throw error;
    }
  });
  await page.waitForFunction((...size) => size.join() === [innerWidth, innerHeight].join(), {}, width, height);
}
