import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';
import styles from './styles.module.css';

// Why: the original has an image for each color mode, and a browser makes a document of each before it first paints
// the page. This draws what ../../logoSprite.ts put there, in colors that are tokens.
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
