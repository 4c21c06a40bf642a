/**
 * Replaces an invalid color mode with the stored mode, or with light. Docusaurus accepts any value from
 * `?docusaurus-theme=`, `?docusaurus-data-theme=` and storage, and shows no icon for an unknown one.
 *
 * This function is inlined in the body after Docusaurus's script, so it must not use imports or anything outside
 * itself.
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
