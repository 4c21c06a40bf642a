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
}

/**
 * Redirects a short address to a page: with the router for links inside the site, with an inline script before
 * hydration, and with a meta refresh without JavaScript. Only the meta refresh loses query and fragment.
 */
export default function EntryRedirect({to}: Props): ReactNode {
  const history = useHistory();
  const {search, hash} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const title = translate({id: 'entryRedirect.title', message: 'This page has moved'});

  useEffect(() => {
    history.replace(`${to}${search}${hash}`);
  }, [history, to, search, hash]);

  return (
    <Layout title={title}>
      <Head>
        <link rel="canonical" href={`${siteConfig.url}${to}`} />
        <meta name="robots" content="noindex" />
        {!ExecutionEnvironment.canUseDOM && (
          <script>{`location.replace(${JSON.stringify(to)} + location.search + location.hash)`}</script>
        )}
      </Head>
      <main className="container margin-vert--xl">
        <h1>{title}</h1>
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
