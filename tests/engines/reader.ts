import {vi} from 'vitest';
import type {Driver, KeyName} from './driver';
import type {Site} from './site';

/** How long to wait for a condition, and how often to check it, in ms. Generous, because machines can be busy. */
export const PATIENCE = {timeout: 15_000, interval: 50};

/** Simulates a reader who opens pages, looks at them and presses controls. */
export class Reader {
  constructor(
    private readonly driver: Driver,
    private readonly site: Site,
    /** Whether to wait until a page has hydrated, because the stock build loses earlier presses. */
    private readonly isPatient: boolean,
  ) {}

  /** Opens an address relative to the base URL, and waits for its text. Only a patient reader also waits for hydration. */
  async open(address: string): Promise<void> {
    const url = this.site.home + address;
    await this.driver.goto(url);
    await until('the page is parsed', async () => {
      const href = await this.driver.evaluate(() => document.readyState !== 'loading' && location.href, null);
      return href === url || null;
    });
    await this.waitForHydration();
  }

  /** Goes back in the history, like the browser's back button. */
  goBack(): Promise<void> {
    return this.driver.evaluate(() => setTimeout(() => history.back()) && undefined, null);
  }

  goForward(): Promise<void> {
    return this.driver.evaluate(() => setTimeout(() => history.forward()) && undefined, null);
  }

  /** Presses the first visible matching element, once it is stable and not covered. */
  async press(selector: string): Promise<void> {
    await this.waitForHydration();
    let before = '';
    const point = await until(`${selector} can be pressed`, async () => {
      const found = await this.driver.evaluate(findPoint, selector);
      const isStill = found !== null && `${found.x} ${found.y}` === before;
      before = found ? `${found.x} ${found.y}` : '';
      return isStill ? found : null;
    });
    await this.driver.pressAt(point.x, point.y);
  }

  /** Scrolls to a position, and waits until the page has received the scroll event. */
  async scrollTo(top: number): Promise<void> {
    await this.driver.evaluate((y) => {
      document.documentElement.dataset.scrolled = 'false';
      addEventListener('scroll', () => (document.documentElement.dataset.scrolled = 'true'), {once: true});
      scrollTo({top: y, behavior: 'instant'});
    }, top);
    await until('the page is scrolled', async () => (await this.attribute('html', 'data-scrolled')) === 'true' || null);
  }

  type(text: string): Promise<void> {
    return this.driver.type(text);
  }

  pressKey(key: KeyName): Promise<void> {
    return this.driver.pressKey(key);
  }

  /** Returns the address of the page relative to the base URL, with query and fragment. */
  async address(): Promise<string> {
    const href = await this.driver.evaluate(() => location.href, null);
    return href.startsWith(this.site.home) ? href.slice(this.site.home.length) : href;
  }

  /** Returns the text of the first visible matching element, or null. */
  text(selector: string): Promise<string | null> {
    return this.driver.evaluate((wanted) => {
      const element = [...document.querySelectorAll<HTMLElement>(wanted)].find((one) =>
        one.checkVisibility({visibilityProperty: true}),
      );
      return element ? element.innerText.replace(/\s+/g, ' ').trim() : null;
    }, selector);
  }

  /** Returns an attribute of the first matching element, visible or not. */
  attribute(selector: string, name: string): Promise<string | null> {
    return this.driver.evaluate(([wanted, key]) => document.querySelector(wanted)?.getAttribute(key) ?? null, [
      selector,
      name,
    ] as const);
  }

  /** Returns a computed style of the first matching element. */
  style(selector: string, property: string): Promise<string> {
    return this.driver.evaluate(
      ([wanted, key]) => getComputedStyle(document.querySelector(wanted)!).getPropertyValue(key),
      [selector, property] as const,
    );
  }

  /** Returns whether the top of the first matching element is in the window. */
  hasInView(selector: string): Promise<boolean> {
    return this.driver.evaluate((wanted) => {
      const top = document.querySelector(wanted)?.getBoundingClientRect().top;
      return top !== undefined && top >= 0 && top < innerHeight;
    }, selector);
  }

  /** Runs a function in the page. It must not use anything outside itself. */
  evaluate<Result>(run: () => Result): Promise<Result> {
    return this.driver.evaluate(run, null);
  }

  /** If the reader is patient, waits until the current page has hydrated, even if a link opened it. */
  private async waitForHydration(): Promise<void> {
    if (this.isPatient) {
      // Docusaurus removes its attribute when a page crashes, so the document remembers it.
      const isHydrated = () => {
        const document = window.document as Document & {wasHydrated?: boolean};
        document.wasHydrated ||= document.documentElement.dataset.hasHydrated === 'true';
        return document.wasHydrated;
      };
      await until('the page has hydrated', async () => (await this.evaluate(isHydrated)) || null);
    }
  }
}

/**
 * Returns the center of the first visible matching element. If it is covered or outside the window, scrolls it into
 * view and returns null. Runs in the page.
 */
function findPoint(selector: string): {x: number; y: number} | null {
  const element = [...document.querySelectorAll(selector)].find((one) =>
    one.checkVisibility({visibilityProperty: true}),
  );
  const rectangle = element?.getClientRects()[0];
  if (!element || !rectangle) {
    return null;
  }
  const x = rectangle.left + rectangle.width / 2;
  const y = rectangle.top + rectangle.height / 2;
  if (element.contains(document.elementFromPoint(x, y))) {
    return {x, y};
  }
  element.scrollIntoView({block: 'center', behavior: 'instant'});
  return null;
}

/** Polls until a result is available. Errors are retried, because they occur while a page is being replaced. */
function until<Result>(what: string, look: () => Promise<Result | null>): Promise<Result> {
  return vi.waitFor(async () => {
    const found = await look();
    if (found === null) {
      throw new Error(`Timed out waiting until ${what}.`);
    }
    return found;
  }, PATIENCE);
}
