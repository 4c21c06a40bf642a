import {Fragment, useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Error';
import Heading from '@theme/Heading';
import styles from '@site/src/css/message.module.css';
import {issueUrl, messagesOf} from './report';

// Why: the original hard-codes the English word between an error and its cause, keeps the title of the crashed page,
// has no link to another page, and stays when the reader goes to one.

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {sourceRepository} = useDocusaurusContext().siteConfig.customFields as {sourceRepository: string};
  const home = useBaseUrl('/');
  const [message, ...causes] = messagesOf(error);
  const {pathname} = useLocation();
  const crashed = useRef(pathname);

  useEffect(() => {
    if (pathname !== crashed.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);

  return (
    <main className={styles.view}>
      <Head>
        <title>{translate({id: 'errorPage.title', message: 'Page Error'})}</title>
      </Head>
      <Heading as="h1">
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </Heading>
      <p>
        <Translate id="errorPage.text">
          This is our fault. Trying again often helps; the rest of the site still works.
        </Translate>
      </p>
      <p className={styles.actions}>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
        </button>
        {/* Plain links: a full page load resets the state that caused the crash. */}
        <a className="button button--secondary" href={home}>
          <Translate id="errorPage.home">Home page</Translate>
        </a>
        <a className="button button--secondary" href={issueUrl(sourceRepository, error)}>
          <Translate id="errorPage.report">Report the error</Translate>
        </a>
      </p>
      <pre className={styles.error}>{message}</pre>
      {causes.map((cause, index) => (
        <Fragment key={index}>
          <p className={styles.cause}>
            <Translate id="errorPage.cause" description="Before the message of an error’s cause">
              Cause:
            </Translate>
          </p>
          <pre className={styles.error}>{cause}</pre>
        </Fragment>
      ))}
    </main>
  );
}
