/** The least width that a text must fit, in CSS pixels: https://www.w3.org/TR/WCAG22/#reflow */
export const NARROW = 320;

/**
 * Measures by how many pixels a page is wider than its window, and by how many with the most space in the text that a
 * reader may need: https://www.w3.org/TR/WCAG22/#text-spacing. Runs in the page, and uses nothing outside of the function.
 */
export function measureOverflow(): {plain: number; spaced: number} {
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const plain = overflow();
  const style = new CSSStyleSheet();
  style.replaceSync(
    '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-block-end: 2em !important}',
  );
  document.adoptedStyleSheets = [style];
  return {plain, spaced: overflow()};
}
