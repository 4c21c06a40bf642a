import {useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props as DialogProps} from '../dialog';
import {session} from '../session';
import {reloadAfterRelease} from '@site/src/client/reloadAfterRelease';
import Waiting from './Waiting';
import styles from './styles.module.css';

type Dialog = ComponentType<DialogProps>;

let loadedDialog: Dialog | null = null;

/** Loads the search dialog, and starts loading its files. */
async function loadDialog(language: string, baseUrl: string): Promise<Dialog> {
  const {default: dialog, preload} = await import('../dialog');
  preload(language, baseUrl);
  loadedDialog = dialog;
  return dialog;
}

const subscribeToNothing = () => () => {};
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The search button in the navbar. Hovering over it or focusing it loads the search dialog. */
export default function SearchBar(): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  const [open, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const mustReopen = useRef(false);
  const [{Dialog, failed}, setDialog] = useState<{Dialog: Dialog | null; failed: boolean}>({
    Dialog: loadedDialog,
    failed: false,
  });
  const button = useRef<HTMLButtonElement>(null);
  /** What had the focus when the search was opened. */
  const opener = useRef<Element | null>(null);
  const apple = useSyncExternalStore(subscribeToNothing, isApple, () => false);
  const language = i18n.currentLocale;
  const {baseUrl} = siteConfig;

  const load = () => {
    setDialog({Dialog: loadedDialog, failed: false});
    if (loadedDialog === null) {
      loadDialog(language, baseUrl).then(
        (dialog) => setDialog({Dialog: dialog, failed: false}),
        () => {
          setDialog({Dialog: null, failed: true});
          void reloadAfterRelease();
        },
      );
    }
  };
  const show = () => {
    session.isOpen = true;
    if (!open) {
      opener.current = document.activeElement;
    }
    load();
    setOpen(true);
    // Escape closes the dialog before the `close` event updates the React state.
    mustReopen.current = open && document.querySelector('dialog:is([open], :popover-open)') === null;
  };
  const close = () => {
    session.isTextOld = true;
    if (mustReopen.current) {
      mustReopen.current = false;
      setOpenings(openings + 1);
      return;
    }
    session.isOpen = false;
    setOpen(false);
    // The browser restores the focus, unless nothing had it when the shortcut was pressed, or the dialog was still
    // loading.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) {
        const target = opener.current === document.body ? button.current : opener.current;
        (target as HTMLElement | null)?.focus({preventScroll: true});
      }
    });
  };

  // The inline code of the page sets `value` to the text typed before hydration (src/plugins/faster-pages).
  const takeEarlyText = (element: HTMLButtonElement) => {
    if (element.value) {
      session.text = element.value;
      session.isTextOld = false;
    }
    element.value = '';
  };

  const shortcut = useRef(show);
  useEffect(() => {
    shortcut.current = show;
  });
  useEffect(() => {
    if (session.isOpen) {
      shortcut.current();
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const command = event.ctrlKey || event.metaKey;
      const isCommand = command && event.key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey;
      const isSlash = !command && event.key === '/' && !event.altKey && !isEditing(event.target);
      if (isCommand || isSlash) {
        event.preventDefault();
        shortcut.current();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const label = translate({
    id: 'search.button',
    message: 'Search',
    description: 'Button in the navbar that opens the search dialog',
  });
  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx('action', styles.button)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-label={label}
        onPointerEnter={load}
        onFocus={load}
        data-early="search"
        onClick={({currentTarget}) => {
          takeEarlyText(currentTarget);
          show();
        }}>
        <svg
          viewBox="0 0 20 20"
          width="18"
          height="18"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 5 5" />
        </svg>
        <span className={styles.label}>{label}</span>
        <kbd className={styles.keys}>{apple ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {open &&
        (Dialog ? (
          <Dialog key={openings} language={language} baseUrl={baseUrl} onClose={close} />
        ) : (
          <Waiting failed={failed} onRetry={load} onClose={close} />
        ))}
    </>
  );
}

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
