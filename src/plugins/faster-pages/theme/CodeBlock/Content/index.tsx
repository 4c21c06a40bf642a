import React, {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {useHighlightedHtml} from '../../../highlighting/useHighlightedHtml';
import type {Props} from '@theme/CodeBlock/Content';
import styles from './styles.module.css';

// Change: the original highlights in the browser, with Prism in the script of every page. Here the code is
// highlighted when the site is built, and has no line numbers, which this site does not use.
export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const code = useRef<HTMLElement>(null);
  const html = useHighlightedHtml(metadata, code);
  return (
    <pre
      ref={codeBlockRef}
      tabIndex={0}
      className={clsx('prism-code', `language-${metadata.language}`, className, 'thin-scrollbar')}>
      <code
        ref={code}
        className={styles.codeBlockLines}
        dangerouslySetInnerHTML={{__html: html}}
        suppressHydrationWarning
      />
    </pre>
  );
}
