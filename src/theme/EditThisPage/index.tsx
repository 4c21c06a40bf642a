import type {ReactNode} from 'react';
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import PageAsMarkdown from '@site/src/components/PageAsMarkdown';
import ReportProblem from '@site/src/components/ReportProblem';

// Change: adds links to report a problem and to get the page as Markdown.
export default function EditThisPageAndMore(props: Props): ReactNode {
  return (
    <>
      <EditThisPage {...props} />
      <ReportProblem />
      <PageAsMarkdown />
    </>
  );
}
