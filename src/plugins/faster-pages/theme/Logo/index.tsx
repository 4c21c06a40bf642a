import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';
import styles from './styles.module.css';

// Why: the original has an image per color mode, and the browser creates a document for each before the first paint.
// This draws the symbol from ../../logoSprite.ts, whose colors are design tokens.
export default function Logo({imageClassName, titleClassName, ...props}: Props): ReactNode {
  const {title} = useThemeConfig().navbar;
  return (
    <Link to="/" {...props}>
      <span className={imageClassName ?? styles.alone}>
        <svg className={styles.picture} aria-hidden="true">
          <use href="#site-logo" />
        </svg>
      </span>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
