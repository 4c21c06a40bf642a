import {useEffect, useState, type RefObject} from 'react';
import {useIsFromServer} from '../fromServer';
import {plainHtml, type CodeSource} from './html';
import type * as PrismModule from './prism';

/** Set by the plugin, so that the grammars are left out of the browser's bundle. */
declare const IS_SERVER_BUNDLE: boolean;

/** HTML of blocks by what they show. */
const known = new Map<string, string>();

/**
 * Gives the HTML of a code block. A page that comes from the server keeps what the server highlighted, without any
 * script: the HTML given here while React hydrates is not written to the page. A page that is rendered in the
 * browser shows plain code at first, and colors once the grammars are loaded.
 *
 * @param element the element that shows it
 */
export function useHighlightedHtml(
  {code, language, lineClassNames}: CodeSource,
  element: RefObject<HTMLElement | null>,
): string {
  const isFromServer = useIsFromServer();
  const source = {code, language, lineClassNames};
  const key = JSON.stringify(source);
  const [shown, setShown] = useState(() => ({key, html: isFromServer ? '' : (known.get(key) ?? initialHtml(source))}));

  useEffect(() => {
    if (isFromServer && shown.key === key) {
      // Docusaurus makes tabs anew once it has hydrated them.
      if (element.current!.closest('[role=tabpanel]')) {
        known.set(key, element.current!.innerHTML);
      }
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
      void import('./prism').then(({highlightedHtml}) => show(highlightedHtml(source)));
    }
    return () => {
      isCurrent = false;
    };
    // The key says all of the source.
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
