import {useEffect, useRef, type RefObject} from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input, [tabindex="0"]';

interface ModalFocus {
  /** The element around the menu. */
  frame: RefObject<HTMLElement | null>;
  /** Whether the menu is open. */
  shown: boolean;
  /** Whether its second panel is in front. */
  panel: boolean;
  /** Closes the menu. */
  close: () => void;
}

/**
 * Makes an open menu modal: the focus goes to its first control and stays in it, the page behind is inert, Escape
 * closes it, and the control that had the focus before gets it back.
 */
export function useModalFocus({frame, shown, panel, close}: ModalFocus): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });

  useEffect(() => {
    const menu = frame.current;
    if (!shown || !menu) {
      return undefined;
    }
    const opener = document.activeElement as HTMLElement | null;
    const behind = everythingBut(menu);
    behind.forEach((element) => element.toggleAttribute('inert', true));
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        latestClose.current();
      } else if (event.key === 'Tab') {
        keepInside(event, menu);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      behind.forEach((element) => element.toggleAttribute('inert', false));
      // A chosen page takes the focus itself, later.
      if (menu.contains(document.activeElement) || document.activeElement === document.body) {
        opener?.focus();
      }
    };
  }, [frame, shown]);

  useEffect(() => {
    const [first] = shown && frame.current ? focusablesOf(frame.current, '.navbar-sidebar__item') : [];
    first?.focus();
  }, [frame, shown, panel]);
}

/** Siblings of the menu and of its ancestors: the whole page but for the menu and what darkens the page behind it. */
function everythingBut(menu: HTMLElement): Element[] {
  const others: Element[] = [];
  for (
    let element: Element = menu;
    element.parentElement && element !== document.body;
    element = element.parentElement
  ) {
    others.push(
      ...[...element.parentElement.children].filter(
        (sibling) => sibling !== element && !sibling.matches('script, .navbar-sidebar__backdrop'),
      ),
    );
  }
  return others;
}

function keepInside(event: KeyboardEvent, menu: HTMLElement): void {
  const focusables = focusablesOf(menu);
  const edge = event.shiftKey ? focusables[0] : focusables.at(-1);
  if (!menu.contains(document.activeElement) || document.activeElement === edge) {
    event.preventDefault();
    (event.shiftKey ? focusables.at(-1) : focusables[0])?.focus();
  }
}

function focusablesOf(menu: HTMLElement, within = ''): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      !element.closest('[inert]') && (!within || element.closest(within)) && element.getClientRects().length > 0,
  );
}
