/** Says, or no longer says, that scripts of the page did not load; `theme/Root` has the words. */
export function sayFailed(isFailed: boolean): void {
  document.querySelector('[data-scripts-failed]')?.toggleAttribute('hidden', !isFailed);
}
