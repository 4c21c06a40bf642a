import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory, useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';

interface Props {
  /** Path of the target page, including the base URL. */
  to: string;
  /** Title and description of the target page, if it is a document. */
  title?: string;
  description?: string;
}

/**
 * Redirects a short address to a page: with the router for links inside the site, with an inline script before
 * hydration, and with a meta refresh without JavaScript. Only the meta refresh loses query and fragment. The head
 * describes the target, because previews of shared links do not follow redirects.
 */
export default function EntryRedirect({to, title, description}: Props): ReactNode {
  const history = useHistory();
  const {search, hash} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const heading = translate({id: 'entryRedirect.title', message: 'This page has moved'});

  useEffect(() => {
    history.replace(`${to}${search}${hash}`);
  }, [history, to, search, hash]);

  return (
    <Layout title={title ?? heading} description={description}>
      <Head>
        <link rel="canonical" href={`${siteConfig.url}${to}`} />
        <meta property="og:url" content={`${siteConfig.url}${to}`} />
        {!ExecutionEnvironment.canUseDOM && (
          <script>{`location.replace(${JSON.stringify(to)} + location.search + location.hash)`}</script>
        )}
      </Head>
      <main className="container margin-vert--xl">
        <h1>{heading}</h1>
        {/* Docusaurus does not render <noscript> in the head. Browsers also accept the refresh in the body. */}
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${to}`} />
        </noscript>
        <Link to={to}>
          <Translate id="entryRedirect.link">Continue to the documentation</Translate>
        </Link>
      </main>
    </Layout>
  );
}
