import React, {type ReactNode} from 'react';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

interface Props {
  /** Breadcrumbs of a document, date of a post. */
  children?: ReactNode;
}

/** The row beside a title, with the button that copies the page at its end. */
export default function BesideTitle({children}: Props): ReactNode {
  return (
    <div className={styles.besideTitle}>
      {children}
      <CopyButton />
    </div>
  );
}
