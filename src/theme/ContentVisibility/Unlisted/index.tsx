import React, {type ReactNode} from 'react';
import {UnlistedMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/ContentVisibility/Unlisted';
import {loadLater} from '@site/src/utils/loadLater';

// Why: only a page that is unlisted has it. What keeps search engines away stays with the page.

const Banner = loadLater<Props>(() => import('@theme-original/ContentVisibility/Unlisted'));

export default function Unlisted(props: Props): ReactNode {
  return (
    <>
      <UnlistedMetadata />
      <Banner {...props} />
    </>
  );
}
