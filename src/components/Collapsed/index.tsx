import type {ReactNode} from 'react';
import clsx from 'clsx';

interface Props {
  /** What the reader opens. */
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Collapsed content that is part of its section, unlike a `<Fold>`, which is a section of its own. */
export default function Collapsed({summary, className, children}: Props): ReactNode {
  return (
    <div className="folds">
      <details className={clsx('fold', className)}>
        <summary>{summary}</summary>
        {children}
      </details>
    </div>
  );
}
