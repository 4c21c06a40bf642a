import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import type {UnknownWord} from '../engine/engine';
import {Retry} from '../texts';
import styles from './styles.module.css';

/** Says that only titles and headings are searched. */
export default function HeadingsOnly({retry}: {retry: () => void}): ReactNode {
  return (
    <p className={styles.note}>
      <span role="status">
        <Translate id="search.headingsOnly" description="When only titles and headings could be loaded">
          Searching only titles and headings, because the full text could not be loaded.
        </Translate>
      </span>{' '}
      <Retry className={clsx('text-button', styles.textButton)} onClick={retry} />
    </p>
  );
}

/** Lists the words of a query that are on no page. */
export function UnknownWords({unknown}: {unknown: UnknownWord[]}): ReactNode {
  return unknown.map((word) => (
    <p key={word.typed} className={styles.note}>
      {unknownNote(word)}
    </p>
  ));
}

/** Returns the note about a word that no page mentions, including what was searched for instead. */
export function unknownNote({typed, similar, isCorrected}: UnknownWord): string {
  if (!isCorrected) {
    return translate(
      {
        id: 'search.unknown',
        message: 'No page mentions “{typed}”.',
        description: 'When no page contains a word; above the results for the other words',
      },
      {typed},
    );
  }
  return translate(
    {
      id: 'search.corrected',
      message: 'No page mentions “{typed}”. Searched for “{meant}” instead.',
      description: 'When no page contains a word, and the search used a similar one',
    },
    {typed, meant: similar!},
  );
}

const ARROWS = ['↑', '↓'];

/** Explains the keys that do something. Hidden on touch screens. */
export function Keys({hasOptions}: {hasOptions: boolean}): ReactNode {
  return (
    <p className={styles.keys}>
      {hasOptions && (
        <>
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
        </>
      )}
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
