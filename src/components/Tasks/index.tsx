import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Collapsed from '@site/src/components/Collapsed';

/** A collapsed list of links to the tasks of a page, so that its first sample is in view. */
export default function Tasks({children}: {children: ReactNode}): ReactNode {
  return (
    <Collapsed
      className="tasks"
      summary={
        <Translate id="tasks.summary" description="Title of the list of links to the tasks of a page">
          Go straight to a task
        </Translate>
      }>
      {children}
    </Collapsed>
  );
}
