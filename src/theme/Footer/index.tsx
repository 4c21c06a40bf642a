import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames, useThemeConfig, type SimpleFooter} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import FooterCopyright from '@theme/Footer/Copyright';
import FooterLinkItem from '@theme/Footer/LinkItem';
import Logo from '@theme/Logo';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import styles from './styles.module.css';

// Change: adds the site version and the languages to the original's links and copyright.

function Languages(): ReactNode {
  const {
    i18n: {locales, localeConfigs},
  } = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  return (
    <ul className={styles.list}>
      {locales.map((locale) => {
        const {label, htmlLang} = localeConfigs[locale]!;
        return (
          <li key={locale}>
            <NavbarNavLink
              className="footer__link-item"
              to={`pathname://${createUrl({locale, fullyQualified: false})}`}
              autoAddBaseUrl={false}
              target="_self"
              lang={htmlLang}
              label={label}
            />
          </li>
        );
      })}
    </ul>
  );
}

export default function Footer(): ReactNode {
  const {links, copyright} = useThemeConfig().footer as SimpleFooter;
  const {siteMetadata} = useDocusaurusContext();
  return (
    <footer className={`${ThemeClassNames.layout.footer.container} footer ${styles.footer}`}>
      <div className={styles.columns}>
        <Logo className={styles.brand} imageClassName="navbar__logo" />
        <nav
          aria-label={translate({
            id: 'footer.links.label',
            message: 'Footer',
            description: 'Name of the links in the footer for screen readers',
          })}>
          <ul className={styles.list}>
            {links.map((item) => (
              <li key={item.label}>
                <FooterLinkItem item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={translate({id: 'footer.languages.label', message: 'Languages'})}>
          <Languages />
        </nav>
      </div>
      <div className={`${styles.columns} ${styles.end}`}>
        <FooterCopyright copyright={copyright!} />
        <span>
          <Translate id="footer.version" values={{version: siteMetadata.siteVersion}}>
            {'Site version {version}'}
          </Translate>
        </span>
      </div>
    </footer>
  );
}
