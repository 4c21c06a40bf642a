import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import CopyButton, {useMarkdownAddress} from './CopyButton';
import styles from './styles.module.css';

/** A link to the page's Markdown version and a button that copies it. */
export default function PageAsMarkdown(): ReactNode {
  return (
    <span className={styles.actions}>
      <a href={useMarkdownAddress()}>
        <Translate id="pageAsMarkdown.view">View as Markdown</Translate>
      </a>
      <CopyButton />
    </span>
  );
}
