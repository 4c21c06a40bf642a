import React, {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import styles from './styles.module.css';

type State = 'idle' | 'copied' | 'failed';

/** How long the outcome of a copy is shown, in milliseconds. */
const SHOWN = 3000;

/** A link to the page's Markdown twin (src/plugins/markdown-twins) and a button that copies it. */
export default function PageAsMarkdown(): ReactNode {
  const address = `${useLocation().pathname.replace(/\/$/, '')}.md`;
  const [state, setState] = useState<State>('idle');

  async function copy(): Promise<void> {
    setState(await copyText(address));
    setTimeout(() => setState('idle'), SHOWN);
  }

  return (
    <span className={styles.twin}>
      <a href={address}>
        <Translate id="pageAsMarkdown.view" description="Link to the page's Markdown source">
          View as Markdown
        </Translate>
      </a>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        <Translate id="pageAsMarkdown.copy" description="Button that copies the page as Markdown">
          Copy as Markdown
        </Translate>
      </button>
      <span role="status">{outcome(state)}</span>
    </span>
  );
}

async function copyText(address: string): Promise<State> {
  try {
    const response = await fetch(address);
    if (!response.ok) {
      return 'failed';
    }
    await navigator.clipboard.writeText(await response.text());
    return 'copied';
  } catch {
    return 'failed';
  }
}

function outcome(state: State): string {
  switch (state) {
    case 'idle':
      return '';
    case 'copied':
      return translate({id: 'pageAsMarkdown.copied', message: 'Copied', description: 'After the page was copied as Markdown'});
    case 'failed':
      return translate({
        id: 'pageAsMarkdown.failed',
        message: 'Not copied: open the Markdown and copy it there.',
        description: 'After the page could not be copied as Markdown',
      });
  }
}
