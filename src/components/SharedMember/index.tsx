import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  /** Id of the section that the member would have if this page explained it, for example `option-imports`. */
  id: string;
  /** A link to the page that explains the member. */
  children: ReactNode;
}

/**
 * A member of a test bed that another page explains, as the first cell of a table's row. The row is what links to the
 * member on this page lead to.
 */
export default function SharedMember({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <span id={id} className={styles.member}>
      {children}
    </span>
  );
}
