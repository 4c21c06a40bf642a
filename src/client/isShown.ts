/** Returns whether an element is shown, as opposed to being inside a closed section, for example. */
export function isShown(element: Element): boolean {
  // Browsers without the method, such as Safari before 17.4, create no boxes for the content of a closed section.
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}
