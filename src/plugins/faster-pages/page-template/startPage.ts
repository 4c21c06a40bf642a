/** An element that can be pressed, and which it is of those with its name. */
interface Control {
  control: HTMLElement;
  place: number;
}

/**
 * Starts a page: appends its scripts once it is loaded and painted, and takes what a reader does until React has
 * hydrated it (`data-has-hydrated` on the root element). The color mode and the announcement are answered at once and
 * stored as Docusaurus stores them. Of all other presses, the last one is repeated when the page can answer it. When a
 * script is missing, the page says so (`theme/Root`).
 *
 * Runs in the head, as inline code of every page: no imports, and nothing outside of the function.
 *
 * @param own data of the script element: `scripts` has the addresses of the page's scripts, in the order in which they
 *   run; 404.html may change them until the page is loaded
 */
export function startPage(own: DOMStringMap): void {
  const root = document.documentElement;
  const page = window as unknown as {docusaurus?: unknown; insertBanner?: () => void};
  // Once and for all: Docusaurus takes its attribute away when a page crashes.
  let isHydrated = false;
  let isStarted = false;
  let hasFailed = false;
  /** Until when the next page is expected, in ms since 1970. */
  let leavesUntil = 0;
  let held: Control | null = null;
  /** What the pointer went down on: hydration may come between that and the click. */
  let touched: Control | null = null;
  /** What was typed since the search was asked for. */
  let query: string | null = null;

  const start = () => {
    if (isStarted || document.readyState === 'loading') {
      return;
    }
    isStarted = true;
    if (!document.getElementById('__docusaurus')) {
      // The page was cut off before its first element: React makes it anew.
      document.body.appendChild(document.createElement('div')).id = '__docusaurus';
    }
    own.scripts!.split(' ').forEach((address, index, {length}) => {
      const script = document.createElement('script');
      script.src = address;
      script.async = false;
      script.onerror = fail;
      // The last one sets it, unless one of them was answered with something else, such as HTML.
      script.onload = () => index === length - 1 && !page.docusaurus && fail();
      document.head.append(script);
    });
  };

  // Later, since a browser also reports what it breaks off when the reader leaves; unless the next page does not come.
  const fail = () => void setTimeout(() => (Date.now() < leavesUntil ? fail() : showFailure()), 1000);
  const showFailure = () => {
    hasFailed = true;
    release();
    document.querySelector('[data-scripts-failed]')?.removeAttribute('hidden');
    if (page.docusaurus === null) {
      // From now on the condition of Docusaurus's banner about the base URL holds.
      page.docusaurus = undefined;
      page.insertBanner?.();
    }
  };

  const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;
  /** All controls with the name of one: Docusaurus makes tabs and what is in them anew once it has hydrated them. */
  const namesakes = (control: Element) =>
    [...document.querySelectorAll<HTMLElement>('button, input, [role=tab]')].filter(
      (other) => nameOf(other) === nameOf(control),
    );
  const identify = (control: HTMLElement) => ({control, place: namesakes(control).indexOf(control)});
  const find = ({control, place}: Control) => (control.isConnected ? control : namesakes(control)[place]);
  const release = () => {
    const last = held;
    last?.control.removeAttribute('aria-busy');
    held = query = null;
    return last;
  };
  const store = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // No storage: it holds for this page.
    }
  };
  const press = (control: HTMLElement) => {
    const {early} = control.dataset;
    if (early === 'color-mode') {
      root.dataset.theme = root.dataset.themeChoice = root.dataset.theme === 'dark' ? 'light' : 'dark';
      store('theme', root.dataset.theme);
    } else if (control.closest('.theme-announcement-bar')) {
      root.dataset.announcementBarInitiallyDismissed = 'true';
      store('docusaurus.announcement.dismiss', 'true');
    } else if (!hasFailed) {
      release();
      held = identify(control);
      query = early === 'search' ? '' : null;
      control.setAttribute('aria-busy', 'true');
      start();
    }
  };

  /** Whether a key goes to the search that was asked for. */
  const takeKey = (key: string) => {
    if (key === 'Escape') {
      release();
    } else if (query !== null && (key === 'Backspace' || key.length === 1)) {
      query = key === 'Backspace' ? query.slice(0, -1) : query + key;
    } else {
      return false;
    }
    return true;
  };
  /** The control that a click or a key presses. */
  const pressedBy = (event: Event, closest: (selector: string) => HTMLElement | null) => {
    if (!(event instanceof KeyboardEvent)) {
      return closest('button, [role=tab], input:not([type=text])');
    }
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    const isSearch = ctrlKey || metaKey ? key.toLowerCase() === 'k' && !shiftKey : key === '/' && !closest('select');
    if (isSearch && !altKey) {
      return document.querySelector<HTMLElement>('[data-early=search]');
    }
    return key === 'Enter' || key === ' ' ? closest('[role=tab]') : null;
  };
  const take = (event: Event) => {
    const closest = (selector: string) => (event.target as Element).closest?.<HTMLElement>(selector);
    if (event.type === 'pointerdown' || event.type === 'pointerup') {
      const control = touched && find(touched);
      if (control && control !== touched?.control && control.contains(event.target as Element)) {
        // The pointer went down on an element that is no more, so no click follows, or one beside the new element.
        if (isHydrated) {
          control.click();
        } else {
          press(control);
        }
      }
      const pressed = isHydrated || event.type === 'pointerup' ? null : pressedBy(event, closest);
      touched = pressed && identify(pressed);
      return;
    }
    if (isHydrated) {
      return;
    }
    const isTyped = event instanceof KeyboardEvent && query !== null && !event.ctrlKey && !event.metaKey;
    const control = event.type === 'change' ? null : pressedBy(event, closest);
    if (event.type === 'change' && closest('select')) {
      held = {control: closest('select')!, place: -1};
    } else if ((isTyped && takeKey(event.key)) || control) {
      // Kept from React too, which would answer while it is at work, and once more when the press is repeated.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (control && !isTyped) {
        press(control);
      }
    } else if (event.type === 'click' && closest('[data-scripts-failed] a')) {
      // Not by its address: a cache may hold the page of before a release, whose scripts are gone.
      event.preventDefault();
      location.reload();
    }
  };
  ['pointerdown', 'pointerup', 'click', 'change', 'keydown'].forEach((type) => addEventListener(type, take, true));

  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') {
      return;
    }
    isHydrated = true;
    observer.disconnect();
    const typed = query;
    const last = release();
    const control = last && find(last);
    if (control instanceof HTMLSelectElement) {
      control.dispatchEvent(new Event('change', {bubbles: true}));
    } else if (control) {
      if (typed !== null) {
        // The button of the search takes the text along (src/search/button).
        (control as HTMLButtonElement).value = typed;
      }
      control.click();
    }
  }).observe(root, {attributeFilter: ['data-has-hydrated']});

  // The banner about the base URL appears where this is not set when the page is whole.
  page.docusaurus = null;
  // A tab in the background has no frames.
  addEventListener('load', () => (document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))));
  addEventListener('beforeunload', () => (leavesUntil = Date.now() + 10_000));
  addEventListener('online', () => hasFailed && location.reload());
  // A script that one of these loads in turn.
  addEventListener('unhandledrejection', ({reason}) => {
    if (!isHydrated && (reason as Error | null)?.name === 'ChunkLoadError') {
      fail();
    }
  });
}
