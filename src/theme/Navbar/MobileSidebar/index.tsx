import React, {useRef, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useModalFocus} from './useModalFocus';

// Why: the original leaves the focus on the page behind the open menu. Here the menu takes it, keeps it, closes on
// Escape, and gives it back.

export default function ModalNavbarMobileSidebar(): ReactNode {
  const {shown, shouldRender, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryShown} = useNavbarSecondaryMenu();
  const frame = useRef<HTMLDivElement>(null);
  useModalFocus({frame, shown: shown && shouldRender, panel: secondaryShown, close: toggle});

  return (
    <div
      ref={frame}
      {...(shown && {
        role: 'dialog',
        'aria-modal': true,
        'aria-label': translate({
          id: 'navbar.menu.label',
          message: 'Menu',
          description: 'Name of the phone menu for screen readers',
        }),
      })}>
      <NavbarMobileSidebar />
    </div>
  );
}
