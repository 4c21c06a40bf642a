import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Search} from './load';
import styles from './styles.module.css';

/** What a reader should know of the index that answers. */
export default function Notes({search}: {search: Search}): ReactNode {
  return (
    <>
      {search.depth === 'failed' && (
        <p className={styles.note} role="status">
          <Translate id="search.headingsOnly" description="When only titles and headings could be loaded">
            Only titles and headings are searched: the full text could not be loaded.
          </Translate>
        </p>
      )}
      {search.from === 'sources' && (
        <p className={styles.note}>
          <Translate id="search.fromSources" description="Shown by the development server only">
            This index is made from the sources as they are now. The built site searches its built pages.
          </Translate>
        </p>
      )}
    </>
  );
}

/** The words that were searched in place of misspelt ones. */
export function Corrections({spelling}: {spelling: {typed: string; meant: string}[]}): ReactNode {
  return spelling.map(({typed, meant}) => (
    <p key={typed} className={styles.note}>
      <Translate
        id="search.corrected"
        values={{typed: <q>{typed}</q>, meant: <q>{meant}</q>}}
        description="When a typed word is on no page and a similar one was searched">
        {'No page has {typed}. Searched for {meant} instead.'}
      </Translate>
    </p>
  ));
}

const ARROWS = ['↑', '↓'];

/** What the keys do; of no use to a finger. */
export function Keys(): ReactNode {
  return (
    <p className={styles.keys}>
      <span>
        {ARROWS.map((arrow) => (
          <kbd key={arrow}>{arrow}</kbd>
        ))}{' '}
        <Translate id="search.keys.move" description="What the arrow keys do">
          to move
        </Translate>
      </span>
      <span>
        <kbd>
          <Translate id="search.keys.enter" description="Name of the Enter key">
            Enter
          </Translate>
        </kbd>{' '}
        <Translate id="search.keys.open" description="What Enter does">
          to open
        </Translate>
      </span>
      <span>
        <kbd>
          <Translate id="search.keys.escape" description="Name of the Escape key, short">
            Esc
          </Translate>
        </kbd>{' '}
        <Translate id="search.keys.close" description="What Escape does">
          to close
        </Translate>
      </span>
    </p>
  );
}
