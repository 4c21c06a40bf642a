import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ErrorCauseBoundary, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import styles from './styles.module.css';

// Why: the original puts the color mode toggle last, and cannot be configured. Here, it comes before the search and the
// languages, visually and in the focus order.

/** Types of the items that come after the color mode toggle. */
const LAST_TYPES = ['search', 'localeDropdown'];

function Items({items}: {items: NavbarItemConfig[]}): ReactNode {
  return items.map((item) => (
    <ErrorCauseBoundary
      key={JSON.stringify(item)}
      onError={(error) =>
        new Error(
          `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(item, null, 2)}`,
          {cause: error},
        )
      }>
      <NavbarItem {...item} />
    </ErrorCauseBoundary>
  ));
}

export default function NavbarContent(): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  const [leftItems, rightItems] = splitNavbarItems(useThemeConfig().navbar.items as NavbarItemConfig[]);
  const isLast = ({type}: NavbarItemConfig) => LAST_TYPES.includes(type ?? '');

  return (
    <div className="navbar__inner">
      <div className={clsx(ThemeClassNames.layout.navbar.containerLeft, 'navbar__items')}>
        {!mobileSidebar.disabled && <NavbarMobileSidebarToggle />}
        <NavbarLogo />
        <Items items={leftItems} />
      </div>
      <div className={clsx(ThemeClassNames.layout.navbar.containerRight, 'navbar__items navbar__items--right')}>
        <Items items={rightItems.filter((item) => !isLast(item))} />
        <NavbarColorModeToggle className={styles.toggle} />
        <Items items={rightItems.filter(isLast)} />
      </div>
    </div>
  );
}
