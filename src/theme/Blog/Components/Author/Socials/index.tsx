import React, {type ReactNode} from 'react';
import type {Props} from '@theme/Blog/Components/Author/Socials';
import {loadLater} from '@site/src/utils/loadLater';
import styles from './styles.module.css';

// Why: the original comes with the signs of a dozen networks, and no author of this site names one.

const Socials = loadLater<Props>(() => import('@theme-original/Blog/Components/Author/Socials'));

export default function BlogAuthorSocials({author}: Props): ReactNode {
  return Object.keys(author.socials ?? {}).length > 0 ? <Socials author={author} /> : <div className={styles.none} />;
}
