import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** A collapsed list of links to the tasks of a page, so that its first sample is in view. */
export default function Tasks({children}: {children: ReactNode}): ReactNode {
  return (
    <div className="folds">
      <details className="fold tasks">
        <summary>
          <Translate id="tasks.summary" description="Title of the list of links to the tasks of a page">
            Go straight to a task
          </Translate>
        </summary>
        {children}
      </details>
    </div>
  );
}
