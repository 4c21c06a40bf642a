import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  /** Id that the member's section would have on this page, for example `option-imports`. */
  id: string;
  /** The name, usually a link to the page that explains the member. */
  children: ReactNode;
}

/**
 * The link target of a member or an error on a page without a section for it: its name in a list item or in the first
 * cell of a table row.
 */
export default function SharedMember({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <span id={id} className={styles.member}>
      {children}
    </span>
  );
}
