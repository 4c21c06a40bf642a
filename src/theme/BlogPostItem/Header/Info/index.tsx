import React, {type ReactNode} from 'react';
import Info from '@theme-original/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import ServerHtml from '@site/src/components/ServerHtml';

// Why: a date is made when the site is built, not once more in each browser.
export default function InfoFromServer(props: Props): ReactNode {
  return (
    <ServerHtml as="div">
      <Info {...props} />
    </ServerHtml>
  );
}
