import React, {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {reloadAfterRelease} from '@site/src/client/reloadAfterRelease';
import {sayFailed} from '../../../failedScripts';

// Why: the menu is loaded when a reader reaches for it, not with every page.

/** What opens the menu: `Navbar/MobileSidebar/Toggle`. */
const TOGGLE = '.navbar__toggle';

/** What says that a reader is about to press the toggle. */
const REACHING = ['pointerenter', 'focus'];

export default function LazyNavbarMobileSidebar(): ReactNode {
  const {shown, shouldRender, toggle} = useNavbarMobileSidebar();
  const [Menu, setMenu] = useState<ComponentType | null>(null);
  const isWaiting = shouldRender && Menu === null;

  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    let isCurrent = true;
    const load = (): void => {
      (import('@theme-init/Navbar/MobileSidebar') as Promise<{default: ComponentType}>).then(
        (module) => {
          setMenu(() => module.default);
          sayFailed(false);
        },
        () => {
          void reloadAfterRelease();
          // The page comes back from behind the shade; the next press tries again.
          if (isCurrent && shown) {
            toggle();
            sayFailed(true);
          }
        },
      );
    };
    if (shown) {
      load();
    }
    const button = document.querySelector(TOGGLE);
    REACHING.forEach((type) => button?.addEventListener(type, load));
    return () => {
      isCurrent = false;
      REACHING.forEach((type) => button?.removeEventListener(type, load));
    };
  }, [isWaiting, shown, toggle]);

  return shouldRender && Menu ? <Menu /> : null;
}
