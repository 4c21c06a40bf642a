import React, {type ReactNode} from 'react';
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import PageAsMarkdown from '@site/src/components/PageAsMarkdown';
import ReportProblem from '@site/src/components/ReportProblem';

// Why: who finds a mistake need not mend it; and readers and their tools ask for pages as text.
export default function EditThisPageAndMore(props: Props): ReactNode {
  return (
    <>
      <EditThisPage {...props} />
      <ReportProblem />
      <PageAsMarkdown />
    </>
  );
}
