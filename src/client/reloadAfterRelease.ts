/**
 * Reloads the page if the site has been published again since the page was opened. Call it when a script fails to load:
 * script names change with each build, so an open page may request files that no longer exist. Does nothing when
 * offline, or when the page has not changed.
 */
export async function reloadAfterRelease(): Promise<void> {
  const scripts = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts;
  try {
    const response = await fetch(window.location.pathname, {cache: 'no-cache'});
    if (scripts && response.ok && !(await response.text()).includes(scripts)) {
      window.location.reload();
    }
  } catch {
    // Offline.
  }
}
