import React, {useEffect, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';

// Why: the fallback of Docusaurus, for what crashes outside a page's content, is hard-coded English with styles of its
// own. This shows the site's own view: inside navbar and footer, or alone when it is these that crash.

export default function CrashView({error, tryAgain}: Props): ReactNode {
  // Docusaurus sets it for an application that did not crash. Until it is set, the page template holds what a reader presses.
  useEffect(() => document.documentElement.setAttribute('data-has-hydrated', 'true'), []);
  const view = <ErrorPageContent error={error} tryAgain={tryAgain} />;
  return (
    // No route is known up here, and the layout asks for one.
    <RouteContextProvider value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
      <ErrorBoundary fallback={() => view}>
        <Layout>{view}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
