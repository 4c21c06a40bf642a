import React, {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory, useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';

interface Props {
  /** Path of the page that the address leads to, with the base URL. */
  to: string;
}

/**
 * The page behind a short address. It leads on at once, keeping query and fragment: through the router inside the
 * site, through a script in the page before hydration, through a refresh without JavaScript.
 */
export default function EntryRedirect({to}: Props): ReactNode {
  const history = useHistory();
  const {search, hash} = useLocation();
  const {siteConfig} = useDocusaurusContext();

  useEffect(() => {
    history.replace(`${to}${search}${hash}`);
  }, [history, to, search, hash]);

  return (
    <Layout
      title={translate({
        id: 'entryRedirect.title',
        message: 'This page has moved',
        description: 'Title of an address that leads on to another page',
      })}>
      <Head>
        <link rel="canonical" href={`${siteConfig.url}${to}`} />
        <meta name="robots" content="noindex" />
        {!ExecutionEnvironment.canUseDOM && (
          <script>{`location.replace(${JSON.stringify(to)} + location.search + location.hash)`}</script>
        )}
      </Head>
      <main className="container margin-vert--xl">
        <h1>
          <Translate id="entryRedirect.heading" description="Heading of an address that leads on to another page">
            This page has moved
          </Translate>
        </h1>
        {/* In the body: Docusaurus renders no <noscript> in the head, and browsers accept it here. */}
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${to}`} />
        </noscript>
        <Link to={to}>
          <Translate id="entryRedirect.link" description="Link on an address that leads on to another page">
            Continue to the documentation
          </Translate>
        </Link>
      </main>
    </Layout>
  );
}
