/**
 * Before React runs, applies a color mode that the reader chooses in another tab; afterwards, React itself does this.
 * Also applies one that was chosen while the page was in the back/forward cache, which React does not notice.
 *
 * `index.ts` inlines it in the head of every page.
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
      // Without storage, there is no choice to apply.
    }
  });
}
