import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import messageStyles from '@site/src/css/message.module.css';
import styles from './styles.module.css';
import {useNearest} from './useNearest';

// Why: the original is a dead end: it has no links.

function openSearch(): void {
  document.querySelector<HTMLElement>('[data-early=search]')!.click();
}

export default function NotFoundContent({className}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const nearest = useNearest();
  const title = translate({id: 'theme.NotFound.title', message: 'Page not found'});

  return (
    <main className={clsx(messageStyles.view, className)}>
      {/* Inside a part of the site, such as the docs, nothing else sets the page title. Static hosts answer /404 with 200. */}
      <PageMetadata title={title}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      {/* Hidden from screen readers, because the title says the same thing. */}
      <div className={clsx('theme-code-block language-console', styles.report)} aria-hidden="true">
        <pre>
          <code>
            <span className="token failed">
              <Translate id="missingPage.failed" description="On the not-found page, in the style of a test runner">
                ✗ should have a page at this address
              </Translate>
            </span>
            {'\n  '}
            <Translate id="missingPage.expectation" description="On the not-found page, in the style of a test runner">
              Expected 1 page, found none.
            </Translate>
            {'\n\n'}
            <Translate id="missingPage.result" description="On the not-found page, in the style of a test runner">
              1 spec, 1 failure
            </Translate>
          </code>
        </pre>
      </div>
      <Heading as="h1">{title}</Heading>
      <p>
        <Translate id="missingPage.text">
          No page has this address. It may have moved, or the link may contain a typo.
        </Translate>
      </p>
      <div className={messageStyles.actions}>
        {/* Plain links, because <Link> would prefetch these pages. */}
        <a className="button button--primary" href={baseUrl}>
          <Translate id="missingPage.home">Home page</Translate>
        </a>
        <a className="button button--secondary" href={`${baseUrl}docs/introduction`}>
          <Translate id="missingPage.docs">Introduction</Translate>
        </a>
        <button type="button" className="button button--secondary" onClick={openSearch}>
          <Translate id="missingPage.search">Search the site</Translate>
        </button>
      </div>
      {nearest.length > 0 && (
        <>
          <p>
            <Translate id="missingPage.nearest">Similar addresses:</Translate>
          </p>
          <ul className={styles.nearest}>
            {nearest.map((address) => (
              <li key={address}>
                <a href={baseUrl + address}>
                  <code>{`/${address}`}</code>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}
