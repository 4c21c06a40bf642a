/**
 * Holds what a reader does before React has hydrated the page, which `data-has-hydrated` on the root element tells.
 * The color mode changes and an announcement goes at once, stored as Docusaurus stores them, so that React finds
 * them as they are; the search has a field to type into; any other control is pressed once more when it can answer.
 *
 * Runs in the head, as inline code of every page: no imports, and nothing outside of the function.
 *
 * @param loadScripts loads the scripts of the page at once
 */
export function holdInput(loadScripts: () => void): void {
  const root = document.documentElement;
  const pressed = new Set<HTMLElement>();
  const changed = new Set<HTMLElement>();
  let searchBox: HTMLDialogElement | null = null;

  // Once and for all: Docusaurus takes its attribute away when a page crashes.
  let isHydrated = false;
  const controlOf = ({target}: Event, selector: string) => (target as Element).closest?.<HTMLElement>(selector);
  // React would answer a press itself while it is at work, and a second time when it is repeated.
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const store = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // No storage: it holds for this page.
    }
  };

  const openSearch = () => {
    const label = document.querySelector('[data-early=search]')?.getAttribute('aria-label');
    if (searchBox || !label) {
      return;
    }
    searchBox = document.createElement('dialog');
    const field = document.createElement('input');
    searchBox.className = 'search-waiting';
    searchBox.ariaLabel = field.ariaLabel = label;
    field.autocomplete = 'off';
    searchBox.onclose = () => {
      searchBox?.remove();
      searchBox = null;
    };
    searchBox.append(field);
    document.body.append(searchBox);
    // A browser without dialogs gets the button's own box at hydration.
    (searchBox as Partial<HTMLDialogElement>).showModal?.();
  };

  const press = (control: HTMLElement) => {
    if (control.dataset.early === 'search') {
      openSearch();
    } else if (control.dataset.early === 'color-mode') {
      root.dataset.theme = root.dataset.themeChoice = root.dataset.theme === 'dark' ? 'light' : 'dark';
      store('theme', root.dataset.theme);
    } else if (control.closest('.theme-announcement-bar')) {
      root.dataset.announcementBarInitiallyDismissed = 'true';
      store('docusaurus.announcement.dismiss', 'true');
    } else {
      control.setAttribute('aria-busy', 'true');
      pressed.add(control);
    }
  };

  const listen = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
    addEventListener(
      name,
      (event) => {
        if (!isHydrated) {
          loadScripts();
          listener(event);
        }
      },
      true,
    );
  listen('pointerdown', () => {});
  listen('click', (event) => {
    const control = controlOf(event, 'button, input:not([type=text]), [role=tab]');
    if (control && control.parentNode !== searchBox) {
      hold(event);
      press(control);
    } else if (controlOf(event, '[data-scripts-failed] a')) {
      // A link to the page would bring it from the cache again, with the scripts of before a release.
      hold(event);
      location.reload();
    }
  });
  listen('change', (event) => {
    const list = controlOf(event, 'select');
    if (list) {
      changed.add(list);
    }
  });
  listen('keydown', (event) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    const isShortcut =
      ctrlKey || metaKey ? key.toLowerCase() === 'k' && !shiftKey : key === '/' && !controlOf(event, 'input, select');
    const tab = (key === 'Enter' || key === ' ') && controlOf(event, '[role=tab]');
    if (isShortcut && !altKey) {
      hold(event);
      openSearch();
    } else if (tab) {
      hold(event);
      press(tab);
    }
  });

  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') {
      return;
    }
    isHydrated = true;
    observer.disconnect();
    document.querySelector('[data-scripts-failed]')?.setAttribute('hidden', '');
    for (const list of changed) {
      list.dispatchEvent(new Event('change', {bubbles: true}));
    }
    for (const control of pressed) {
      control.removeAttribute('aria-busy');
      control.click();
    }
    const button = document.querySelector<HTMLButtonElement>('[data-early=search]');
    if (searchBox && button) {
      // The button takes the text along (src/theme/SearchBar). In the same step, so that no key falls between the two.
      button.value = searchBox.querySelector('input')!.value;
      searchBox.remove();
      button.click();
    }
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}
