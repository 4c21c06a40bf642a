import type {Driver, KeyName} from '../driver';

/** What a page of Playwright and one of Puppeteer have alike. */
interface Page {
  evaluate(run: never, argument: unknown): Promise<unknown>;
  mouse: {click(x: number, y: number): Promise<void>};
  keyboard: {type(text: string): Promise<void>; press(key: KeyName): Promise<void>};
}

/**
 * Drives a page by mouse and keyboard.
 *
 * @param complaints grows while the page is open
 * @param context is closed with the page
 */
export function drivePage(page: Page, complaints: string[], context: {close(): Promise<void>}): Omit<Driver, 'goto'> {
  return {
    evaluate: <Argument, Result>(run: (argument: Argument) => Result, argument: Argument) =>
      page.evaluate(run as never, argument) as Promise<Result>,
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    complaints: () => Promise.resolve(complaints),
    close: () => context.close(),
  };
}
