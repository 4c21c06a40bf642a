/** What a reader did to controls that nothing listens to yet. */
export interface HeldActions {
  /** Stops holding, and does what was held. */
  release: () => Promise<void>;
  /**
   * Forgets what was held, since the component cannot be loaded.
   *
   * @returns whether there was something
   */
  drop: () => boolean;
  /** Stops holding. */
  stop: () => void;
}

/** Elements that need script. Links and `<details>` do not. */
const CONTROLS = 'button, input, select, textarea, [role=tab]';
/** Where a pointer or the focus tells that a reader is about to use a control: those of a code block show on hover. */
const AROUND_CONTROLS = `${CONTROLS}, label, .theme-code-block, [role=tablist]`;

/** Keys that do something on a control that is not a native one. */
const TAB_KEYS = ['Enter', ' ', 'ArrowLeft', 'ArrowRight'];

/**
 * Watches the controls inside an element whose component is not there yet.
 *
 * @param load called when a reader reaches for a control, each time: it loads the component
 */
export function holdActions(host: HTMLElement, load: () => void): HeldActions {
  const held: (() => void)[] = [];
  const busy = new Set<Element>();
  const control = ({target}: Event, selector = CONTROLS) => (target as Element).closest<HTMLElement>(selector);
  const hold = (event: Event, action: () => void) => {
    event.preventDefault();
    // React listens as soon as it hydrates: it would answer now, and once more to what was held.
    event.stopImmediatePropagation();
    held.push(action);
    const pressed = control(event, `${CONTROLS}, label`);
    if (pressed) {
      pressed.setAttribute('aria-busy', 'true');
      busy.add(pressed);
    }
    load();
  };
  const settle = () => {
    busy.forEach((element) => element.removeAttribute('aria-busy'));
    busy.clear();
    return held.splice(0);
  };

  const listeners: [string, (event: Event) => void][] = [
    ['pointerover', (event) => control(event, AROUND_CONTROLS) && load()],
    ['focusin', (event) => control(event, AROUND_CONTROLS) && load()],
    [
      'click',
      (event) => {
        const element = control(event);
        // A list of choices opens by itself; what was chosen is held below.
        if (element && !element.matches('select, textarea, [type=text]')) {
          hold(event, () => element.click());
        }
      },
    ],
    [
      'keydown',
      (event) => {
        const {key} = event as KeyboardEvent;
        const tab = control(event, '[role=tab]');
        if (tab && TAB_KEYS.includes(key)) {
          hold(event, () => tab.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true})));
          return;
        }
        // Its click would come when the key goes up: too late for this, and too early for a component that hydrates
        // in between.
        const pressed = key === ' ' && control(event, 'button, [type=radio], [type=checkbox]');
        if (pressed) {
          hold(event, () => pressed.click());
        }
      },
    ],
    [
      'change',
      (event) => {
        const list = control(event, 'select') as HTMLSelectElement | null;
        if (list) {
          const {value} = list;
          hold(event, () => {
            list.value = value;
            list.dispatchEvent(new Event('change', {bubbles: true}));
          });
        }
      },
    ],
  ];

  // At the window: the page's React stops an event on its way to a content that hydrates and lacks a part still.
  const listening = new AbortController();
  const stop = () => listening.abort();
  for (const [type, listener] of listeners) {
    const onEvent = (event: Event) => {
      if (event.target instanceof Node && host.contains(event.target)) {
        listener(event);
      }
    };
    window.addEventListener(type, onEvent, {capture: true, signal: listening.signal});
  }
  return {
    stop,
    drop: () => settle().length > 0,
    async release() {
      stop();
      for (const action of settle()) {
        action();
        // As between two presses of a reader: React renders the first before the second comes.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}
