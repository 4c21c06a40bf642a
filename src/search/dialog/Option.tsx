import {useMemo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Search} from './load';
import {contextLine} from '../engine/contextLine';
import type {Hit} from '../engine/engine';
import type {Kind} from '../model';
import Marked from './Marked';
import styles from './styles.module.css';

interface Props {
  hit: Hit;
  /** Parent headings to show below the hit's own. */
  path: string[];
  search: Search;
}

/**
 * A search result: its heading, its kind (unless it is a guide or an error, or its parent heading says so), its parent
 * headings and, if a query found it, one line of its text.
 */
export default function Option({hit, path, search}: Props): ReactNode {
  const {texts, analyzer} = search;
  const {id, terms} = hit;
  const context = useMemo(
    () => (texts && terms ? contextLine(texts[id] ?? '', terms, analyzer) : ''),
    [texts, id, terms, analyzer],
  );
  // The headings of errors are code, but not symbols of the API.
  const isError = hit.section.id.startsWith('error-');
  // An option is in a section “Options”, and a tool in a section “Tools”.
  const isNamedByPath = path.length > 0 && (hit.kind === 'option' || hit.kind === 'symbol');
  return (
    <>
      <span className={styles.heading}>
        <Marked text={hit.section.heading} terms={terms} search={search} />
      </span>{' '}
      {hit.kind !== 'guide' && !isError && !isNamedByPath && (
        <span className={styles.kind}>{kindLabels()[hit.kind]}</span>
      )}{' '}
      {path.length > 0 && (
        <span className={styles.path}>{path.map((heading) => heading.replaceAll('`', '')).join(' › ')}</span>
      )}{' '}
      {context && (
        <span className={styles.context}>
          <Marked text={context.replaceAll('`', '')} terms={terms} search={search} />
        </span>
      )}
    </>
  );
}

function kindLabels(): Record<Exclude<Kind, 'guide'>, string> {
  return {
    symbol: translate({
      id: 'search.kind.symbol',
      message: 'API',
      description: 'Kind of a search result: describes an identifier',
    }),
    option: translate({
      id: 'search.kind.option',
      message: 'Option',
      description: 'Kind of a search result: describes an option',
    }),
    tutorial: translate({
      id: 'search.kind.tutorial',
      message: 'Tutorial for authors of this site',
      description: 'Kind of a search result: how this site is made',
    }),
    blog: translate({id: 'search.kind.blog', message: 'Blog', description: 'Kind of a search result: a post'}),
  };
}
