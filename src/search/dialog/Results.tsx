import React, {type MouseEvent, type ReactNode} from 'react';
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
  /** Address of the option that Enter picks. */
  active: string | null;
  onPoint: (address: string) => void;
  onPick: (hit: Hit, event: MouseEvent) => void;
}

/** The id of an option's element. */
export function optionId(list: string, hit: Hit): string {
  return `${list}-${hit.id}`;
}

/** The address of a hit, with the base URL of its language. */
export function hrefOf(hit: Hit, {baseUrl}: Search): string {
  return `${baseUrl}${hit.page.path}${hit.section.id ? `#${hit.section.id}` : ''}`;
}

/** Hits as a listbox, in groups. Each is a link, so that a browser's own ways to open one work. */
export default function Results({id, label, search, groups, active, onPoint, onPick}: Props): ReactNode {
  return (
    <div id={id} role="listbox" aria-label={label} lang={search.language} className={styles.results}>
      {groups.map(({title, isPage, hits}, index) => (
        <div key={title} role="group" aria-labelledby={`${id}-group-${index}`} className={styles.group}>
          <div id={`${id}-group-${index}`} role="presentation" className={styles.groupTitle}>
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
                // Not on enter: the list moves under a resting pointer when arrows scroll it.
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
