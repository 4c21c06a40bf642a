import type {Driver, KeyName} from '../driver';

/** The part of the page API that Playwright and Puppeteer share. */
interface Page {
  evaluate(run: never, argument: unknown): Promise<unknown>;
  mouse: {click(x: number, y: number): Promise<void>};
  keyboard: {type(text: string): Promise<void>; press(key: KeyName): Promise<void>};
  on(event: 'pageerror' | 'console', listen: never): unknown;
}

/**
 * Drives a page with mouse and keyboard, and records its errors and warnings.
 *
 * @param context closed together with the page
 */
export function drivePage(page: Page, context: {close(): Promise<void>}): Omit<Driver, 'goto'> {
  const consoleErrors: string[] = [];
  const onError = (error: unknown) => consoleErrors.push(error instanceof Error ? error.message : String(error));
  const onMessage = (message: {type(): string; text(): string}) => {
    // Messages about failed requests come from the browser, not from the page.
    if (/^(?:error|warn)/.test(message.type()) && !message.text().startsWith('Failed to load resource')) {
      consoleErrors.push(message.text());
    }
  };
  page.on('pageerror', onError as never);
  page.on('console', onMessage as never);
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
