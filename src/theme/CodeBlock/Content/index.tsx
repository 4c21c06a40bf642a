import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {useHighlightedHtml} from '@site/src/highlight/useHighlightedHtml';
import type {Props} from '@theme/CodeBlock/Content';
import styles from './styles.module.css';

// Change: the original highlights in the browser, with Prism in the script of every page. Here the code is
// highlighted when the site is built (src/highlight), and has no line numbers, which this site does not use.
export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const html = useHighlightedHtml(metadata);
  const lines = metadata.code.split('\n').length;
  return (
    <pre
      ref={codeBlockRef}
      tabIndex={0}
      className={clsx('prism-code', `language-${metadata.language}`, className, styles.codeBlock, lineClasses(lines), 'thin-scrollbar')}>
      <code className={styles.codeBlockLines} dangerouslySetInnerHTML={{__html: html}} suppressHydrationWarning />
    </pre>
  );
}

/** The number of lines, from which the height of a block follows that the browser has not laid out yet. */
function lineClasses(lines: number): string {
  return lines < 100 ? clsx(styles.counted, styles[`tens${Math.floor(lines / 10)}`], styles[`ones${lines % 10}`]) : '';
}
