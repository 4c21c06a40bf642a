import {useContext, type ReactNode} from 'react';
import {PlayedTest} from '@site/src/components/TestPlayer/played';
import styles from './styles.module.css';

// Code is not translated.
const SPECS = ['should create', 'should show the products'] as const;

/** The report of both tests, or of the short one while the player leaves its response out. */
export function Report({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.report}>{children}</div>;
}

interface TitleProps {
  /** Whether it is for the short test without its response. */
  incomplete?: boolean;
  children: ReactNode;
}

/** A title of the report, shown only if it matches what the player shows. */
export function ReportTitle({incomplete = false, children}: TitleProps): ReactNode {
  const isIncomplete = useContext(PlayedTest) !== 'unchanged';
  return (
    isIncomplete === incomplete && (
      <p>
        <strong>{children}</strong>
      </p>
    )
  );
}

/** The specs of both tests. The children say where the first one comes from. */
export function Specs({children}: {children: ReactNode}): ReactNode {
  return (
    <ul className={styles.specs}>
      <li>
        {SPECS[0]} <strong>{children}</strong>
      </li>
      <li>{SPECS[1]}</li>
    </ul>
  );
}
