import {useEffect, useState} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Group} from './groups';

/** How long the fingers rest before a screen reader is told how much was found. */
const AFTER = 500;

/** What a screen reader says of the results, a little after the last change. */
export function useAnnouncement(query: string, groups: Group[] | null): string {
  const {selectMessage} = usePluralForm();
  const [said, setSaid] = useState('');
  const count = groups?.reduce((sum, {hits}) => sum + hits.length, 0) ?? null;
  const text =
    !query || count === null
      ? ''
      : count === 0
        ? translate({id: 'search.announce.none', message: 'No results', description: 'Said by screen readers'})
        : selectMessage(
            count,
            translate(
              {id: 'search.announce', message: '{count} result|{count} results', description: 'Said by screen readers'},
              {count},
            ),
          );

  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
