import {useEffect, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';

// Why: Docusaurus's fallback for crashes outside a page's content is hard-coded English with inline styles. This shows
// the site's crash view, with navbar and footer unless those are what crashed.

export default function CrashView({error, tryAgain}: Props): ReactNode {
  // Docusaurus sets this attribute only if the application does not crash. Until it is set, the page template does not
  // replay the reader's last press.
  useEffect(() => document.documentElement.setAttribute('data-has-hydrated', 'true'), []);
  const view = <ErrorPageContent error={error} tryAgain={tryAgain} />;
  return (
    // There is no route context at this level, but the layout requires one.
    <RouteContextProvider value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
      <ErrorBoundary fallback={() => view}>
        <Layout>{view}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
