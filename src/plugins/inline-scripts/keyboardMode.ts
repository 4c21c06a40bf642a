/**
 * Adds the class `navigation-with-keyboard` to the body when the reader presses Tab, and removes it on the next mouse
 * press. Listens on the window in the capture phase, so that no other listener can stop the event first.
 *
 * `index.ts` inlines it in the head of every page.
 */
export function keyboardMode(): void {
  const set = (isOn: boolean) => document.body?.classList.toggle('navigation-with-keyboard', isOn);
  addEventListener('keydown', ({key}) => key === 'Tab' && set(true), true);
  addEventListener('mousedown', () => set(false), true);
}
