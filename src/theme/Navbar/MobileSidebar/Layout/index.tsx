import {useRef, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import MobileSidebarLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {useModalFocus} from './useModalFocus';

// Change: the open menu takes and traps the focus, closes on Escape, and then restores the focus.
export default function ModalMobileSidebarLayout(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryShown} = useNavbarSecondaryMenu();
  const frame = useRef<HTMLDivElement>(null);
  useModalFocus({frame, shown, panel: secondaryShown, close: toggle});

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
      <MobileSidebarLayout {...props} />
    </div>
  );
}
