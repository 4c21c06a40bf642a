import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {nextFocus} from './nextFocus';

// Why: the original is a link with `role="button"` that opens on hover and does not respond to Escape or to a screen
// reader's click. This is a button that toggles a list of links.

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  'aria-label': name,
  children,
}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  useEffect(() => {
    const closeOutside = (event: Event) => {
      // The search focuses a heading of the next page before React removes this listener.
      if (!frame.current?.contains(event.target as Node)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      button.current!.focus();
      return;
    }
    const links = [...frame.current!.querySelectorAll<HTMLElement>('.dropdown__link')];
    const target = nextFocus(event.key, links, document.activeElement);
    if (target) {
      event.preventDefault();
      setOpen(true);
      // The links cannot be focused until React has shown the list.
      requestAnimationFrame(() => target.focus());
    }
  };

  return (
    <div
      ref={frame}
      className={clsx('navbar__item dropdown', position === 'right' && 'dropdown--right', open && 'dropdown--show')}
      onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn navbar__link', className)}
        aria-label={name}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={() => setOpen(!open)}>
        {children ?? label}
      </button>
      {/* Close the list when a link is followed: the back/forward cache may restore this page as it is now. */}
      <ul id={menuId} className="dropdown__menu" onClick={() => setOpen(false)}>
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
