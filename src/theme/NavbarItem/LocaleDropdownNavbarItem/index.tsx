import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';

// Why: the accessible name of the original is only “English”, which does not say what the button is for.
export default function LocaleDropdownWithName(props: Props): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const name = translate(
    {
      id: 'navbar.language',
      message: 'Language: {language}',
      description: 'Name of the list of languages for screen readers; language is the current one',
    },
    {language: localeConfigs[currentLocale]!.label},
  );
  return <LocaleDropdownNavbarItem {...props} aria-label={name} />;
}
