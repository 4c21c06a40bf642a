/**
 * Replaces an invalid color mode with the stored mode, or with light. Docusaurus accepts any value from
 * `?docusaurus-theme=`, `?docusaurus-data-theme=` and storage, and shows no icon for an unknown one.
 *
 * `index.ts` inlines it in the body of every page, after Docusaurus's script.
 */
export function normalizeColorMode(): void {
  const {dataset} = document.documentElement;
  if (dataset.theme === 'light' || dataset.theme === 'dark') {
    return;
  }
  let mode: string | null = null;
  try {
    mode = localStorage.getItem('theme');
  } catch {
    // Without storage, use light.
  }
  dataset.theme = dataset.themeChoice = mode === 'dark' ? mode : 'light';
}
