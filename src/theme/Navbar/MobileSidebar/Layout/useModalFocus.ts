import {useEffect, useEffectEvent, type RefObject} from 'react';

interface ModalFocus {
  /** The element around the menu. */
  frame: RefObject<HTMLElement | null>;
  /** Whether the menu is open. */
  shown: boolean;
  /** Whether the secondary panel is shown. */
  panel: boolean;
  /** Closes the menu. */
  close: () => void;
}

/**
 * Makes an open menu modal: focuses its first control, makes the rest of the page inert, closes the menu on Escape, and
 * moves the focus back to the menu button.
 */
export function useModalFocus({frame, shown, panel, close}: ModalFocus): void {
  const onEscape = useEffectEvent(close);

  useEffect(() => {
    const menu = frame.current;
    if (!shown || !menu) {
      return undefined;
    }
    const behind = everythingExcept(menu);
    behind.forEach((element) => element.toggleAttribute('inert', true));
    const onKeyDown = ({key}: KeyboardEvent) => key === 'Escape' && onEscape();
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      behind.forEach((element) => element.toggleAttribute('inert', false));
      // If a link was followed, the new page moves the focus later.
      if (menu.contains(document.activeElement) || document.activeElement === document.body) {
        // Safari does not focus a pressed button, so the button that had the focus is not always known.
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      }
    };
  }, [frame, shown]);

  useEffect(() => {
    if (shown) {
      frame.current?.querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) :is(a, button)')?.focus();
    }
  }, [frame, shown, panel]);
}

/** Returns the siblings of the menu and of its ancestors: the whole page except the menu and its backdrop. */
function everythingExcept(menu: HTMLElement): Element[] {
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
