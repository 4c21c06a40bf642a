import React, {type ReactNode} from 'react';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import VersionFactsScript from '@site/src/plugins/lazy-hydration/routes/VersionFactsScript';

// Why: a page brings what it shows of its version, in place of the list of all pages.
export default function DocVersionRootWithFacts(props: Props): ReactNode {
  return (
    <>
      <DocVersionRoot {...props} />
      {process.env.NODE_ENV === 'production' && <VersionFactsScript {...props} />}
    </>
  );
}
