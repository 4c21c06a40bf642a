import React, {useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props as DialogProps} from '../dialog';
import {session} from '../session';
import {reloadAfterRelease} from '@site/src/client/reloadAfterRelease';
import Waiting from './Waiting';
import styles from './styles.module.css';

type Dialog = ComponentType<DialogProps>;

let loadedDialog: Dialog | null = null;

/** Loads the box and the first of its files: a reader who reaches for the button will press it. */
async function loadDialog(language: string, baseUrl: string): Promise<Dialog> {
  const {default: dialog, preload} = await import('../dialog');
  preload(language, baseUrl);
  loadedDialog = dialog;
  return dialog;
}

const nothingToWatch = () => () => {};
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The search button of the navbar. Everything behind it is loaded when a reader reaches for it. */
export default function SearchBar(): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  const [open, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const isWantedAgain = useRef(false);
  const [{Dialog, failed}, setDialog] = useState<{Dialog: Dialog | null; failed: boolean}>({
    Dialog: loadedDialog,
    failed: false,
  });
  const button = useRef<HTMLButtonElement>(null);
  const apple = useSyncExternalStore(nothingToWatch, isApple, () => false);
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
    load();
    setOpen(true);
    // After Escape the box is closed, but React does not know it before the close event.
    isWantedAgain.current = open && document.querySelector('dialog[open]') === null;
  };
  const close = () => {
    if (isWantedAgain.current) {
      isWantedAgain.current = false;
      setOpenings(openings + 1);
      return;
    }
    session.isOpen = false;
    setOpen(false);
    // The browser gives the focus back; a shortcut pressed on nothing in particular leaves nothing to give it to.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) {
        button.current?.focus();
      }
    });
  };

  // What was typed before the page was hydrated comes with the repeated press (src/plugins/faster-pages).
  const takeEarlyText = (element: HTMLButtonElement) => {
    session.text = element.value || session.text;
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
    description: 'Button of the navbar that opens the search box',
  });
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
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
        <svg className={styles.icon} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
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
