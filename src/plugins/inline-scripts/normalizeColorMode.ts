/**
 * Takes the mode that is stored, or the light one, where the page was given something that is none: Docusaurus believes
 * whatever `?docusaurus-theme=`, `?docusaurus-data-theme=` and the storage say, and draws no icon for it.
 *
 * Runs in the body, after Docusaurus's script: no imports, and nothing outside of the function.
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
    // No storage: the light one.
  }
  dataset.theme = dataset.themeChoice = mode === 'dark' ? mode : 'light';
}
