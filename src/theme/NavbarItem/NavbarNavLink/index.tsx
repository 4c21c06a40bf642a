import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';

// Why: the original links to other languages say neither which language their page is in nor which one is current.
export default function NavbarNavLinkWithLanguage(props: Props): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const {lang} = props;
  const isCurrent = lang && lang === localeConfigs[currentLocale]!.htmlLang;
  return <NavbarNavLink hrefLang={lang} {...(isCurrent && {'aria-current': 'true'})} {...props} />;
}
