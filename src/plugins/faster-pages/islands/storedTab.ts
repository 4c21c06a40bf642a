/** How Docusaurus names the choice of a group of tabs in the browser's storage. */
const TAB_KEY = 'docusaurus.tab.';

/** Whether the tabs inside an element may have to show another panel than the server chose. */
export function hasStoredTab(host: HTMLElement): boolean {
  if (!host.querySelector('[role=tablist]')) {
    return false;
  }
  try {
    return window.location.search !== '' || Object.keys(window.localStorage).some((key) => key.startsWith(TAB_KEY));
  } catch {
    // No storage, no choice.
    return false;
  }
}
