/**
 * Starts a page: appends its scripts once it is loaded and painted, or earlier if a press needs them, and handles input
 * until React has hydrated it (`data-has-hydrated` on the root element). Presses on the color mode toggle and the
 * announcement take effect immediately and are stored the way Docusaurus stores them. Of all other presses, the last
 * one is replayed after hydration. If a script fails to load, the page shows a message (`theme/Root`).
 *
 * This function is inlined in the head of every page, so it must not use imports or anything outside itself.
 *
 * @param own the dataset of the script element; `scripts` lists the addresses of the page's scripts in order. 404.html
 *   may change the list until the page is loaded
 */
export function startPage(own: DOMStringMap): void {
  const root = document.documentElement;
  const page = window as unknown as {docusaurus?: unknown; insertBanner?: () => void};
  /** Aborted when the page is hydrated. */
  const early = new AbortController();
  let isStarted = false;
  let hasFailed = false;
  /** Time until which a navigation away may still be in progress, in ms since 1970. */
  let leavesUntil = 0;
  /** The control that was pressed last. */
  let held: HTMLElement | null = null;
  /** The text field that is shown while the search loads. */
  let field: HTMLInputElement | null = null;

  const start = () => {
    if (isStarted || document.readyState === 'loading') {
      return;
    }
    isStarted = true;
    if (!document.getElementById('__docusaurus')) {
      // The HTML was truncated before the root element; React renders the whole page.
      document.body.appendChild(document.createElement('div')).id = '__docusaurus';
    }
    own.scripts!.split(' ').forEach((address, index, {length}) => {
      const script = document.createElement('script');
      script.src = address;
      script.async = false;
      script.onerror = fail;
      // The last script sets `window.docusaurus`, unless a response was something else, such as HTML.
      script.onload = () => index === length - 1 && !page.docusaurus && fail();
      document.head.append(script);
    });
    // Compares two strings early, because the first comparison loads the collation rules of the locale. Otherwise,
    // Docusaurus would load them while it renders the phone menu (README.md).
    setTimeout(() => innerWidth < 997 && 'a'.localeCompare('b'));
  };

  // Delayed, because browsers also report requests that they cancel when the reader leaves the page.
  const fail = () => void setTimeout(() => (Date.now() < leavesUntil ? fail() : showFailure()), 1000);
  const showFailure = () => {
    hasFailed = true;
    release();
    document.querySelector('[data-scripts-failed]')?.removeAttribute('hidden');
    if (page.docusaurus === null) {
      // Makes Docusaurus show its base URL banner.
      page.docusaurus = undefined;
      page.insertBanner?.();
    }
  };

  const release = () => {
    const last = held;
    last?.removeAttribute('aria-busy');
    field?.parentElement!.remove();
    held = field = null;
    return last;
  };
  const openField = (label: string) => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.className = 'search-box';
    dialog.popover = 'auto';
    dialog.addEventListener('toggle', ({newState}) => newState === 'closed' && release());
    field = dialog.appendChild(document.createElement('input'));
    field.type = 'text';
    field.autocomplete = 'off';
    [dialog, field].forEach((element) => element.setAttribute('aria-label', label));
    // Not modal, because a modal dialog restyles the whole page (src/search/button/Waiting.tsx).
    dialog['showPopover' in dialog ? 'showPopover' : 'show']();
    field.focus();
  };
  const store = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Without storage, the change only applies to this page.
    }
  };
  const press = (control: HTMLElement) => {
    if (control.dataset.early === 'color-mode') {
      root.dataset.theme = root.dataset.themeChoice = root.dataset.theme === 'dark' ? 'light' : 'dark';
      store('theme', root.dataset.theme);
    } else if (control.closest('.theme-announcement-bar')) {
      root.dataset.announcementBarInitiallyDismissed = 'true';
      store('docusaurus.announcement.dismiss', 'true');
    } else if (!hasFailed && !field) {
      release();
      held = control;
      control.setAttribute('aria-busy', 'true');
      if (control.dataset.early === 'search') {
        openField(control.getAttribute('aria-label')!);
      }
      start();
    }
  };

  /** Returns the control that a click or a key presses. */
  const pressedBy = (event: Event, closest: (selector: string) => HTMLElement | null) => {
    if (!(event instanceof KeyboardEvent)) {
      return closest('button, [role=tab], input:not([type=text])');
    }
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    const isSearch =
      ctrlKey || metaKey ? key.toLowerCase() === 'k' && !shiftKey : key === '/' && !closest('select, input');
    if (isSearch && !altKey) {
      return document.querySelector<HTMLElement>('[data-early=search]');
    }
    return key === 'Enter' || key === ' ' ? closest('[role=tab]') : null;
  };
  const take = (event: Event) => {
    const closest = (selector: string) => (event.target as Element).closest?.<HTMLElement>(selector);
    const control = event.type === 'change' ? null : pressedBy(event, closest);
    if (control) {
      // Hide the event from React, which would otherwise handle both it and the replayed press.
      event.preventDefault();
      event.stopImmediatePropagation();
      press(control);
    } else if (event.type === 'change' && closest('select')) {
      release();
      held = closest('select');
    } else if (event.type === 'click' && closest('[data-scripts-failed] a')) {
      // Reload from the server: the HTTP cache may hold a page of an older release, whose scripts no longer exist.
      event.preventDefault();
      location.reload();
    }
  };
  ['click', 'change', 'keydown'].forEach((type) => addEventListener(type, take, {capture: true, signal: early.signal}));

  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') {
      return;
    }
    observer.disconnect();
    early.abort();
    const text = field?.value ?? '';
    const control = release();
    if (control instanceof HTMLSelectElement) {
      control.dispatchEvent(new Event('change', {bubbles: true}));
    } else if (control) {
      if (control.dataset.early === 'search') {
        // The search button reads the text from its value (src/search/button).
        (control as HTMLButtonElement).value = text;
      }
      control.click();
    }
  }).observe(root, {attributeFilter: ['data-has-hydrated']});

  // Docusaurus shows its base URL banner if this is undefined when the page is loaded.
  page.docusaurus = null;
  // After two frames, because the first one is often not on the screen yet when it ends. Background tabs get none.
  addEventListener('load', () =>
    document.hidden ? start() : requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))),
  );
  addEventListener('beforeunload', () => (leavesUntil = Date.now() + 10_000));
  addEventListener('online', () => hasFailed && location.reload());
  // A chunk requested by one of the scripts failed to load.
  addEventListener(
    'unhandledrejection',
    ({reason}) => {
      if ((reason as Error | null)?.name === 'ChunkLoadError') {
        fail();
      }
    },
    {signal: early.signal},
  );
}
