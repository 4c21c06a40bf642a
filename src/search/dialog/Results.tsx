import type {MouseEvent, ReactNode} from 'react';
import type {Search} from './load';
import type {Hit} from '../engine/engine';
import {addressOf, type Group} from './groups';
import Option from './Option';
import styles from './styles.module.css';

interface Props {
  id: string;
  label: string;
  search: Search;
  groups: Group[];
  /** Address of the option that Enter selects. */
  active: string | null;
  onPoint: (address: string) => void;
  onPick: (hit: Hit, event: MouseEvent) => void;
}

/** Returns the id of an option's element. */
export function optionId(list: string, hit: Hit): string {
  return `${list}-${hit.id}`;
}

/** Returns the URL of a hit, including the base URL of its language. */
export function hrefOf(hit: Hit, {baseUrl}: Search): string {
  return `${baseUrl}${hit.page.path}${hit.section.id ? `#${hit.section.id}` : ''}`;
}

/** The results as a grouped listbox. Each option is a link, so that opening it in a new tab works. */
export default function Results({id, label, search, groups, active, onPoint, onPick}: Props): ReactNode {
  return (
    <div id={id} role="listbox" aria-label={label} lang={search.language} className={styles.results}>
      {groups.map(({title, isPage, hits}, index) => (
        <div key={title} role="group" aria-labelledby={`${id}-group-${index}`} className={styles.group}>
          {/* When the page itself is the first hit, its title is not shown twice. */}
          <div
            id={`${id}-group-${index}`}
            role="presentation"
            className={styles.groupTitle}
            hidden={isPage && !hits[0]!.section.id}>
            {title}
          </div>
          {hits.map((hit) => {
            const address = addressOf(hit);
            return (
              <a
                key={address}
                id={optionId(id, hit)}
                role="option"
                aria-selected={address === active}
                tabIndex={-1}
                className={styles.option}
                href={hrefOf(hit, search)}
                // `onPointerEnter` would also fire when the arrow keys scroll the list under a resting pointer.
                onPointerMove={() => address !== active && onPoint(address)}
                onClick={(event) => onPick(hit, event)}>
                <Option hit={hit} path={isPage ? hit.path.slice(1) : hit.path} search={search} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
