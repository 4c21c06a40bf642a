import type {Driver, KeyName} from '../driver';

/** The part of the page API that Playwright and Puppeteer share. */
interface Page {
  evaluate(run: never, argument: unknown): Promise<unknown>;
  mouse: {click(x: number, y: number): Promise<void>};
  keyboard: {type(text: string): Promise<void>; press(key: KeyName): Promise<void>};
}

/**
 * Drives a page with mouse and keyboard.
 *
 * @param consoleErrors collects errors and warnings while the page is open
 * @param context closed together with the page
 */
export function drivePage(
  page: Page,
  consoleErrors: string[],
  context: {close(): Promise<void>},
): Omit<Driver, 'goto'> {
  return {
    evaluate: <Argument, Result>(run: (argument: Argument) => Result, argument: Argument) =>
      page.evaluate(run as never, argument) as Promise<Result>,
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    consoleErrors: () => Promise.resolve(consoleErrors),
    close: () => context.close(),
  };
}
