/**
 * Tells style sheets how a reader moves: the class `navigation-with-keyboard` is on the body from a Tab to the next
 * press of the mouse. On the window and in the capture phase, where no other listener can keep an event from it.
 *
 * Runs in the head, as inline code of every page: no imports, and nothing outside of the function.
 */
export function keyboardMode(): void {
  const set = (isOn: boolean) => document.body?.classList.toggle('navigation-with-keyboard', isOn);
  addEventListener('keydown', ({key}) => key === 'Tab' && set(true), true);
  addEventListener('mousedown', () => set(false), true);
}
