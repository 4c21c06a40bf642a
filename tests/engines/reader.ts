import type {Driver, KeyName} from './driver';
import type {Site} from './site';

/** How long a busy machine may take; nothing here measures time. */
export const PATIENCE = {timeout: 15_000, interval: 50};

/** Somebody at a browser: goes to pages, looks, and presses. */
export class Reader {
  constructor(
    private readonly driver: Driver,
    private readonly site: Site,
    /** Waits until a page has hydrated: what is pressed before is lost. */
    private readonly isPatient: boolean,
  ) {}

  /** Goes to an address below the base URL, and waits until its text is there, whatever its scripts do. */
  async open(address: string): Promise<void> {
    await this.driver.goto(this.site.home + address);
    await this.arrives(
      () => document.readyState !== 'loading' && location.href,
      (href) => href === this.site.home + address,
    );
  }

  /** Loads the page again, and waits until its text is there. */
  async reload(): Promise<void> {
    await this.driver.evaluate(() => {
      document.documentElement.dataset.left = '';
      setTimeout(() => location.reload());
    }, null);
    await this.arrives(
      () => document.readyState !== 'loading' && document.documentElement.dataset.left === undefined,
      Boolean,
    );
  }

  /** Presses the browser's own button. */
  goBack(): Promise<void> {
    return this.driver.evaluate(() => setTimeout(() => history.back()) && undefined, null);
  }

  goForward(): Promise<void> {
    return this.driver.evaluate(() => setTimeout(() => history.forward()) && undefined, null);
  }

  /** Presses the first of such elements that is to be seen, as soon as it stands still and nothing covers it. */
  async press(selector: string): Promise<void> {
    let before = '';
    const point = await until(`${selector} can be pressed`, async () => {
      const found = await this.driver.evaluate(findPoint, selector);
      const isStill = found !== null && `${found.x} ${found.y}` === before;
      before = found ? `${found.x} ${found.y}` : '';
      return isStill ? found : null;
    });
    await this.driver.pressAt(point.x, point.y);
  }

  /** Scrolls so that the window begins so many pixels below the top of the page, and waits until the page knows. */
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

  /** The address of the page below the base URL, with query and fragment. */
  async address(): Promise<string> {
    const href = await this.driver.evaluate(() => location.href, null);
    return href.startsWith(this.site.home) ? href.slice(this.site.home.length) : href;
  }

  /** The text of the first of such elements that is to be seen, or null. */
  text(selector: string): Promise<string | null> {
    return this.driver.evaluate((wanted) => {
      const element = [...document.querySelectorAll<HTMLElement>(wanted)].find((one) =>
        one.checkVisibility({visibilityProperty: true}),
      );
      return element ? element.innerText.replace(/\s+/g, ' ').trim() : null;
    }, selector);
  }

  /** An attribute of the first of such elements, seen or not. */
  attribute(selector: string, name: string): Promise<string | null> {
    return this.driver.evaluate(([wanted, key]) => document.querySelector(wanted)?.getAttribute(key) ?? null, [
      selector,
      name,
    ] as const);
  }

  /** A computed style of the first of such elements. */
  style(selector: string, property: string): Promise<string> {
    return this.driver.evaluate(
      ([wanted, key]) => getComputedStyle(document.querySelector(wanted)!).getPropertyValue(key),
      [selector, property] as const,
    );
  }

  /** Whether the first of such elements is in the window, at least its upper edge. */
  hasInView(selector: string): Promise<boolean> {
    return this.driver.evaluate((wanted) => {
      const top = document.querySelector(wanted)?.getBoundingClientRect().top;
      return top !== undefined && top >= 0 && top < innerHeight;
    }, selector);
  }

  /** Runs a function in the page that stands for itself. */
  evaluate<Result>(run: () => Result): Promise<Result> {
    return this.driver.evaluate(run, null);
  }

  private async arrives<Result>(look: () => Result, isThere: (result: Result) => boolean): Promise<void> {
    await until('the page is there', async () => isThere(await this.driver.evaluate(look, null)) || null);
    if (this.isPatient) {
      const hydrated = async () => (await this.attribute('html', 'data-has-hydrated')) === 'true' || null;
      await until('the page has hydrated', hydrated);
    }
  }
}

/** The middle of an element, or null while it is not to be seen or something covers it; brings it into view. Runs in the page. */
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

/** Looks until there is something; a page that is on its way out or in has nothing to look at. */
async function until<Result>(what: string, look: () => Promise<Result | null>): Promise<Result> {
  const end = Date.now() + PATIENCE.timeout;
  let problem: unknown;
  while (Date.now() < end) {
    try {
      const found = await look();
      if (found !== null) {
        return found;
      }
      problem = undefined;
    } catch (error) {
      problem = error;
    }
    await new Promise((resolve) => setTimeout(resolve, PATIENCE.interval));
  }
  throw new Error(`Waited in vain until ${what}.`, {cause: problem});
}
