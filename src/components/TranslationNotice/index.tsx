import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import Admonition from '@theme/Admonition';

interface Props {
  /** `missing`: the page is shown in English. `behind`: the English page has changed since it was translated. */
  state: 'missing' | 'behind';
}

/** Tells readers that the page is not translated, or that its translation is out of date. */
export default function TranslationNotice({state}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();

  return (
    <Admonition type="warning">
      {state === 'missing' ? (
        <Translate id="translationNotice.missing">
          This page is not translated yet: you are reading the original.
        </Translate>
      ) : (
        <>
          <Translate id="translationNotice.behind">
            The original of this page has changed since it was translated.
          </Translate>{' '}
          <Link
            to={`pathname://${createUrl({locale: i18n.defaultLocale, fullyQualified: false})}`}
            autoAddBaseUrl={false}>
            <Translate id="translationNotice.original">Read the original</Translate>
          </Link>
        </>
      )}
    </Admonition>
  );
}
