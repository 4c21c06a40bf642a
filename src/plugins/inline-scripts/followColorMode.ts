/**
 * Shows the color mode that the reader chose on another page since: in another tab, while React, which listens itself,
 * has yet to run here; or meanwhile, when the browser's back button gives this page back as it was left, which no event
 * tells React.
 *
 * Runs before any other script: no imports, and nothing outside of the function.
 */
export function followColorMode(): void {
  const {dataset} = document.documentElement;
  addEventListener('storage', ({key, newValue}) => {
    if (key === 'theme' && (newValue === 'light' || newValue === 'dark')) {
      dataset.theme = dataset.themeChoice = newValue;
    }
  });
  addEventListener('pageshow', ({persisted}) => {
    try {
      const newValue = localStorage.getItem('theme');
      if (persisted && newValue && newValue !== dataset.theme) {
        dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue, storageArea: localStorage}));
      }
    } catch {
      // No storage: nothing was chosen anywhere.
    }
  });
}
