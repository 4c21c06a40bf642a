/**
 * For when a script of the page cannot be loaded: the names of scripts change with each build, so a page that was
 * open while the site was published asks for files that are gone. It is loaded anew if there is a new one; without
 * a network, or when something else failed, it stays as it is.
 */
export async function reloadAfterRelease(): Promise<void> {
  const scripts = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts;
  try {
    const response = await fetch(window.location.pathname, {cache: 'no-cache'});
    if (scripts && response.ok && !(await response.text()).includes(scripts)) {
      window.location.reload();
    }
  } catch {
    // No network.
  }
}
