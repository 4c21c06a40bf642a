import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Icon/Success';
import styles from '../styles.module.css';

// Why: the original is an inline SVG in each code block, and a page may have fifty code blocks.
export default function IconSuccess({className}: Props): ReactNode {
  return <span className={clsx(styles.icon, styles.success, className)} />;
}
