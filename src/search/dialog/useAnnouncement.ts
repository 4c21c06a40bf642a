import {useEffect, useState} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {UnknownWord} from '../engine/engine';
import type {Explanation} from '../errors/explain';
import type {Group} from './groups';
import {unknownNote} from './Notes';

/** Milliseconds without typing before a screen reader announces the results. */
const AFTER = 500;

/**
 * Returns the text that a screen reader announces about the results, shortly after the last change.
 *
 * @param groups `null` while the field is empty, or while loading may still change the results
 */
export function useAnnouncement(groups: Group[] | null, unknown: UnknownWord[], explanations: Explanation[]): string {
  const {selectMessage} = usePluralForm();
  const [announced, setAnnounced] = useState('');
  const count = groups?.reduce((sum, {hits}) => sum + hits.length, 0) ?? null;
  const results =
    count === null
      ? ''
      : count === 0
        ? translate({id: 'search.announce.none', message: 'No results', description: 'Announced by screen readers'})
        : selectMessage(
            count,
            translate(
              {
                id: 'search.announce',
                message: '{count} result|{count} results',
                description: 'Announced by screen readers',
              },
              {count},
            ),
          );
  const notes = explanations.length > 0 ? explanations.map(explainedNote) : unknown.map(unknownNote);
  const text = results && [...notes, results].join(' ');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}

function explainedNote({title}: Explanation): string {
  return translate(
    {
      id: 'search.announce.explained',
      message: 'Explained above the results: {message}.',
      description: 'Announced by screen readers when a pasted error message is explained',
    },
    {message: title.replaceAll('`', '')},
  );
}
