import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {useHighlightedHtml} from '../../../highlighting/useHighlightedHtml';
import type {Props} from '@theme/CodeBlock/Content';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';

// Change: the original highlights code in the browser, so every page loads Prism. Here, code is highlighted at build
// time. Line numbers are not supported, because this site does not use them.
export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const html = useHighlightedHtml(metadata);
  return (
    <pre
      ref={codeBlockRef}
      tabIndex={0}
      className={clsx('prism-code', `language-${metadata.language}`, className, 'thin-scrollbar')}>
      <code className={styles.codeBlockLines} dangerouslySetInnerHTML={{__html: html}} suppressHydrationWarning />
    </pre>
  );
}
