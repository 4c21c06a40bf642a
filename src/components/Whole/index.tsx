import React, {type HTMLAttributes, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props extends HTMLAttributes<HTMLElement> {
  /** Default: `div`. */
  as?: 'div' | 'header' | 'footer' | 'aside';
}

/**
 * An element that shows once all of it has arrived, for content whose parts move when more of them come: a row that
 * ends at the right, a table that finds the widths of its columns.
 */
export default function Whole({as: Element = 'div', className, children, ...rest}: Props): ReactNode {
  return (
    <Element className={clsx(className, styles.whole)} {...rest}>
      {children}
      <span className={styles.end} hidden />
    </Element>
  );
}
