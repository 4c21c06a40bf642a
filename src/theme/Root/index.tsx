import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import PageRoutesScript from '@site/src/plugins/lazy-hydration/routes/PageRoutesScript';
import fontUrl from '@site/src/css/fonts/atkinson-hyperlegible-next.woff2';

// Why: the font of the text is loaded with the page, so that it is there for the first paint (tokens.css says the rest);
// and the page brings the routes that its script needs.
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
      {process.env.NODE_ENV === 'production' && <PageRoutesScript />}
    </>
  );
}
