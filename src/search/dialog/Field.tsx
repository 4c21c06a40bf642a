import type {KeyboardEvent, ReactNode, Ref} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {placeholder} from '../texts';
import styles from './styles.module.css';

interface Props {
  ref: Ref<HTMLInputElement>;
  text: string;
  label: string;
  /** Id of the listbox, or `null` when there is no list. */
  list: string | null;
  /** Id of the option that Enter selects. */
  active: string | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The search field: a combobox that controls the list of results, with the Clear and Close buttons. */
export default function Field({ref, text, label, list, active, onType, onKeyDown, onClose}: Props): ReactNode {
  return (
    <div className={styles.field}>
      <input
        ref={ref}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={list !== null}
        aria-controls={list ?? undefined}
        aria-activedescendant={active}
        placeholder={placeholder()}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {text && (
        <button
          type="button"
          className={clsx('clean-btn', styles.fieldButton, styles.clear)}
          onClick={() => onType('')}>
          <Translate id="search.clear" description="Button that empties the search field">
            Clear
          </Translate>
        </button>
      )}
      <button type="button" className={clsx('clean-btn', styles.fieldButton)} onClick={onClose}>
        <Translate id="search.close" description="Button that closes the search dialog">
          Close
        </Translate>
      </button>
    </div>
  );
}
