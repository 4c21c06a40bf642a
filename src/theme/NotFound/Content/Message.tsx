import React, {useEffect, useSyncExternalStore, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import messageStyles from '@site/src/css/message.module.css';
import styles from './styles.module.css';
import {TEXTS} from './texts';
import {useMissingPage} from './useMissingPage';

const SEARCH = '.navbar :is(input[type="search"], [role="combobox"], [class*="navbarSearchContainer"] button)';

const never = () => () => {};

/** Whether the navbar has a search box to lead to. */
function useHasSearch(): boolean {
  return useSyncExternalStore(
    never,
    () => document.querySelector(SEARCH) !== null,
    () => false,
  );
}

function openSearch(): void {
  const control = document.querySelector<HTMLElement>(SEARCH);
  control?.focus();
  if (control instanceof HTMLButtonElement) {
    control.click();
  }
}

/** Marks what surrounds the message as being in the language of the page, when the message is in another. */
function useSurroundings(language: string | null): void {
  useEffect(() => {
    if (!language) {
      return undefined;
    }
    const around = document.querySelectorAll('.theme-announcement-bar, .navbar, .footer');
    around.forEach((element) => element.setAttribute('lang', language));
    return () => around.forEach((element) => element.removeAttribute('lang'));
  }, [language]);
}

/** What stands in the place of a missing page: ways on, in the language that was asked for. */
export default function Message({className}: Props): ReactNode {
  const {
    siteConfig,
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  const {language, baseUrl, nearest} = useMissingPage();
  const hasSearch = useHasSearch();
  const texts = TEXTS[language]!;
  useSurroundings(language === currentLocale ? null : localeConfigs[currentLocale]!.htmlLang);

  return (
    // src/starter: which language and which addresses it is about, only the script can tell.
    <main data-at-once="" className={clsx(messageStyles.view, className)} lang={localeConfigs[language]!.htmlLang}>
      <Head>
        <html lang={localeConfigs[language]!.htmlLang} />
        <title>{`${texts.title} ${siteConfig.titleDelimiter} ${siteConfig.title}`}</title>
      </Head>
      <Heading as="h1">{texts.title}</Heading>
      <p>{texts.text}</p>
      <div className={messageStyles.actions}>
        {/* Plain links: they may lead to the site in the other language, which is another application. */}
        <a className="button button--primary" href={baseUrl}>
          {texts.home}
        </a>
        <a className="button button--secondary" href={`${baseUrl}docs/introduction`}>
          {texts.docs}
        </a>
        {hasSearch && (
          <button type="button" className="button button--secondary" onClick={openSearch}>
            {texts.search}
          </button>
        )}
      </div>
      {nearest.length > 0 && (
        <>
          <p>{texts.nearest}</p>
          <ul className={styles.nearest}>
            {nearest.map((address) => (
              <li key={address}>
                <a href={`${baseUrl}${address}`}>{`/${address}`}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {/* Without a script the page cannot tell which language was asked for. */}
      <noscript>
        {Object.entries(TEXTS)
          .filter(([locale]) => locale !== currentLocale)
          .map(([locale, other]) => (
            <p key={locale} lang={locale}>
              {other.title} · <a href={localeConfigs[locale]!.baseUrl}>{other.home}</a>
            </p>
          ))}
      </noscript>
    </main>
  );
}
