/** The minimum width without horizontal scrolling, in CSS pixels: https://www.w3.org/TR/WCAG22/#reflow */
export const NARROW = 320;

/**
 * Measures by how many pixels the content of a page overflows the window, or an element that clips it, with normal and
 * with increased text spacing (https://www.w3.org/TR/WCAG22/#text-spacing). Runs in the page, so it must not use anything
 * outside itself.
 */
export function measureOverflow(): {plain: number; spaced: number} {
  // Elements for screen readers only are a pixel wide.
  const isClipped = (element: Element) =>
    element.clientWidth > 1 && ['clip', 'hidden'].includes(getComputedStyle(element).overflowX);
  const overflow = () =>
    Math.max(
      ...[document.documentElement, ...[...document.querySelectorAll('main *')].filter(isClipped)].map(
        ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
      ),
    );
  const plain = overflow();
  const style = new CSSStyleSheet();
  style.replaceSync(
    '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-block-end: 2em !important}',
  );
  document.adoptedStyleSheets = [style];
  return {plain, spaced: overflow()};
}
