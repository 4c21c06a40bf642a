import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {UnknownWord} from '../engine/engine';
import {UnknownWords} from './Notes';
import styles from './styles.module.css';

interface Props {
  query: string;
  /** Whether the full text was searched, not only titles and headings. */
  isFullText: boolean;
  unknown: UnknownWord[];
  otherLanguage: {label: string; code: string} | null;
  onQuery: (query: string) => void;
  onOtherLanguage: () => void;
  onLeave: () => void;
}

/** Says that nothing was found and suggests where else to look. */
export default function NoResult({
  query,
  isFullText,
  unknown,
  otherLanguage,
  onQuery,
  onOtherLanguage,
  onLeave,
}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {sourceRepository} = siteConfig.customFields as {sourceRepository: string};
  // Slicing the string itself could cut a surrogate pair in half.
  const characters = Array.from(query);
  const shown = characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : query;

  const misspelt = unknown.find(({similar}) => similar);

  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>
        {isFullText ? (
          <Translate id="search.none" values={{query: shown}} description="No result; query is what was typed">
            {'No results for “{query}”.'}
          </Translate>
        ) : (
          <Translate
            id="search.none.headings"
            values={{query: shown}}
            description="No result while only titles and headings are searched; query is what was typed">
            {'No title or heading found for “{query}”.'}
          </Translate>
        )}
      </p>
      <UnknownWords unknown={unknown.filter(({typed}) => typed !== query)} />
      {misspelt?.similar && (
        <p>
          <Translate
            id="search.meant"
            values={{
              word: (
                <button
                  type="button"
                  className={clsx('text-button', styles.textButton)}
                  onClick={() => onQuery(query.replace(misspelt.typed, misspelt.similar!))}>
                  {misspelt.similar}
                </button>
              ),
            }}
            description="word is a button with the nearest spelling">
            {'Did you mean {word}?'}
          </Translate>
        </p>
      )}
      {otherLanguage && (
        <p>
          <button type="button" className={clsx('text-button', styles.textButton)} onClick={onOtherLanguage}>
            <Translate
              id="search.otherLanguage"
              values={{language: <span lang={otherLanguage.code}>{otherLanguage.label}</span>}}
              description="Button: search the pages of the other language; language is Français or English">
              {'Search the other language: {language}'}
            </Translate>
          </button>
        </p>
      )}
      <p>
        <Translate id="search.elsewhere" description="Before links to other places to look in">
          You can also look here:
        </Translate>
      </p>
      <ul>
        <li>
          <Link to="/docs/reference/api/overview" onClick={onLeave}>
            <Translate id="search.elsewhere.overview" description="Link to the API overview">
              The overview of all exported symbols
            </Translate>
          </Link>
        </li>
        <li>
          <Link
            to={`${sourceRepository}/issues?${new URLSearchParams({q: characters.slice(0, 200).join('')}).toString()}`}>
            <Translate
              id="search.elsewhere.issues"
              description="Link to the issues on GitHub, searched for the same words">
              The issues on GitHub
            </Translate>
          </Link>
        </li>
      </ul>
    </div>
  );
}
