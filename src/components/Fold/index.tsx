import React, {type ReactNode} from 'react';

/** A section whose heading opens it. `src/remark/folds.ts` makes them; their look is in `src/css/content.css`. */
export default function Fold({children}: {children: ReactNode}): ReactNode {
  // Not Docusaurus's Details, whose content neither find-in-page nor a fragment opens.
  return <details className="fold">{children}</details>;
}
