/**
 * Makes every page that formats a date throw while rendering, until `repair()` is called. Runs in the page, so it must
 * not use anything outside itself.
 */
export function breakDates(): void {
  const {prototype} = Intl.DateTimeFormat;
  const original = Object.getOwnPropertyDescriptor(prototype, 'format')!;
  Object.assign(window, {repair: () => Object.defineProperty(prototype, 'format', original)});
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get() {
      throw new Error('the calendar fell off', {cause: new Error('a nail was missing')});
    },
  });
}
