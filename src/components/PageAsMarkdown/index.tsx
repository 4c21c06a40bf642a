import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {showNotice} from '@site/src/client/showNotice';
import styles from './styles.module.css';

/** Below a page: a link to its Markdown version and, on phones, the button that copies it. */
export default function PageAsMarkdown(): ReactNode {
  const address = useMarkdownAddress();

  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <a className="action" href={address}>
        <Translate id="pageAsMarkdown.view">View as Markdown</Translate>
      </a>
      <CopyButton className={styles.atEnd} />
    </>
  );
}

/** The row above a title: the breadcrumbs and, unless the window is narrow, the button that copies the page. */
export function AboveTitle({canCopy, children}: {canCopy: boolean; children: ReactNode}): ReactNode {
  return (
    <div className={styles.aboveTitle}>
      {children}
      {canCopy && <CopyButton className={styles.atTitle} />}
    </div>
  );
}

/** Returns the address of the page's Markdown version (src/plugins/post-build/markdown-pages). */
function useMarkdownAddress(): string {
  return `${useLocation().pathname.replace(/\/$/, '')}.md`;
}

/** A button that copies the page as Markdown and shows a notice. */
function CopyButton({className}: {className: string | undefined}): ReactNode {
  const address = useMarkdownAddress();

  return (
    <button type="button" className={clsx('action', className)} onClick={() => void copyText(address).then(showNotice)}>
      <Translate id="pageAsMarkdown.copy">Copy as Markdown</Translate>
    </button>
  );
}

/** Copies the Markdown to the clipboard and returns the message to show. */
async function copyText(address: string): Promise<string> {
  try {
    const markdown = fetch(address).then((response) => (response.ok ? response.text() : ''));
    const title = markdown.then((text) => /^# (.+)/.exec(text)![1]!);
    // Pass promises, because Safari allows copying only while it handles the click.
    const copy = title.then(async () => new Blob([await markdown], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': copy})]);
    return translate(
      {
        id: 'pageAsMarkdown.copied',
        message: 'Copied as Markdown: “{title}”, {words} words',
        description: 'Shown after the page was copied as Markdown; title is the title of the page',
      },
      {title: await title, words: (await markdown).match(/\S+/g)!.length.toLocaleString(document.documentElement.lang)},
    );
  } catch {
    return translate({id: 'pageAsMarkdown.failed', message: 'Not copied: open the Markdown and copy it there.'});
  }
}
