import {createContext, type ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';

/** How items of the navbar render a list while they are in the phone menu, with which the code for it comes. */
export const MobileDropdownContext = createContext<((props: Props) => ReactNode) | null>(null);
