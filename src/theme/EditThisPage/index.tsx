import React, {type ReactNode} from 'react';
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import PageAsMarkdown from '@site/src/components/PageAsMarkdown';

// Why: readers and their tools ask for pages as text; each page that can be edited has a Markdown twin.
export default function EditThisPageWithTwin(props: Props): ReactNode {
  return (
    <>
      <EditThisPage {...props} />
      <PageAsMarkdown />
    </>
  );
}
