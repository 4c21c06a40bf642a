import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  /** Id of the section that the member would have if this page explained it, for example `option-imports`. */
  id: string;
  /** The name, most often a link to the page that explains it. */
  children: ReactNode;
}

/**
 * What links to a member, or to an error, lead to on a page that has no section for it: the name in an item of a list or
 * in the first cell of a table.
 */
export default function SharedMember({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <span id={id} className={styles.member}>
      {children}
    </span>
  );
}
