import {useEffect, useState} from 'react';
import {useIsFromServer} from '../fromServer';
import {plainHtml, type CodeSource} from './html';
import type * as PrismModule from './prism';

/** Defined by the plugin, so that the browser loads the grammars only as a separate chunk. */
declare const IS_SERVER_BUNDLE: boolean;

/** Cache of the HTML of code blocks. */
const known = new Map<string, string>();

/**
 * Returns the HTML of a code block. A server-rendered page keeps the HTML that the server highlighted; React ignores
 * the value returned during hydration. A page rendered in the browser shows plain code until the grammars are loaded.
 */
export function useHighlightedHtml({code, language, lineClassNames}: CodeSource): string {
  const isFromServer = useIsFromServer();
  const source = {code, language, lineClassNames};
  const key = JSON.stringify(source);
  const [shown, setShown] = useState(() => ({key, html: isFromServer ? '' : (known.get(key) ?? initialHtml(source))}));

  useEffect(() => {
    if (isFromServer && shown.key === key) {
      return undefined;
    }
    let isCurrent = true;
    const show = (html: string) => {
      known.set(key, html);
      if (isCurrent) {
        setShown({key, html});
      }
    };
    if (known.has(key)) {
      show(known.get(key)!);
    } else {
      // Offline, the code stays plain.
      void import('./prism').then(
        ({highlightedHtml}) => show(highlightedHtml(source)),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
    // `key` identifies the source completely.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  return shown.html;
}

function initialHtml(source: CodeSource): string {
  if (IS_SERVER_BUNDLE) {
    // oxlint-disable-next-line typescript/no-require-imports
    return (require('./prism') as typeof PrismModule).highlightedHtml(source);
  }
  return plainHtml(source);
}
