import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

// Change: only the types that the site's navbar has, since every page loads them all. Add a type here when the
// configuration starts to use it: an unlisted one throws, as an unknown one does.
const ComponentTypes: Pick<ComponentTypesObject, 'default' | 'dropdown' | 'localeDropdown' | 'search'> = {
  default: DefaultNavbarItem,
  dropdown: DropdownNavbarItem,
  localeDropdown: LocaleDropdownNavbarItem,
  search: SearchNavbarItem,
};

export default ComponentTypes;
