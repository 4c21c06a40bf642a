import React, {useRef, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import MobileDropdown, {type Props as DropdownProps} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import {MobileDropdownContext} from '../../NavbarItem/DropdownNavbarItem/mobileDropdownContext';
import {useModalFocus} from './useModalFocus';

const renderDropdown = (props: DropdownProps) => <MobileDropdown {...props} />;

/** The menu of the original, which here takes the focus, keeps it, closes on Escape, and gives the focus back. */
export default function Menu(): ReactNode {
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
      <MobileDropdownContext value={renderDropdown}>
        <NavbarMobileSidebar />
      </MobileDropdownContext>
    </div>
  );
}
