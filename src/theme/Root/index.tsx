import React, {type ReactNode} from 'react';
import PageRoutesScript from '@site/src/plugins/lazy-hydration/routes/PageRoutesScript';

// Why: a page brings the routes that its script needs.
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      {process.env.NODE_ENV === 'production' && <PageRoutesScript />}
    </>
  );
}
