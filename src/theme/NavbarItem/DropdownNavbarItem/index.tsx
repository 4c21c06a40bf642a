import React, {useContext, type ReactNode} from 'react';
import DropdownNavbarItemDesktop from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import {MobileDropdownContext} from './mobileDropdownContext';

// Why: the original loads the list of the phone menu with every page.

export default function DropdownNavbarItem({mobile = false, ...props}: Props): ReactNode {
  const renderMobile = useContext(MobileDropdownContext);
  return mobile && renderMobile ? renderMobile(props) : <DropdownNavbarItemDesktop {...props} />;
}
