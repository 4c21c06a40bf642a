import {useEffect, useRef, useState} from 'react';
import {useIsFromServer} from '../fromServer';
import {plainHtml, type CodeSource} from './html';
import type * as PrismModule from './prism';

/** Set by src/plugins/code-highlighting, so that the grammars are left out of the browser's bundle. */
declare const IS_SERVER_BUNDLE: boolean;

type Highlight = (source: CodeSource) => string;

let highlight: Highlight | null = null;

/**
 * Gives the HTML of a code block. A page that comes from the server keeps what the server highlighted, without any
 * script: the HTML given here while React hydrates is not written to the page. A page that is rendered in the
 * browser shows plain code at first, and colors once the grammars are loaded.
 */
export function useHighlightedHtml(source: CodeSource): string {
  const isFromServer = useIsFromServer();
  const [html, setHtml] = useState(() => initialHtml(source, isFromServer));
  const {code, language} = source;
  const shown = useRef(isFromServer ? `${language}\n${code}` : null);

  useEffect(() => {
    if (shown.current === `${language}\n${code}`) {
      return undefined;
    }
    let isCurrent = true;
    void loadHighlight().then((load) => {
      if (isCurrent) {
        shown.current = `${language}\n${code}`;
        setHtml(load(source));
      }
    });
    return () => {
      isCurrent = false;
    };
    // The classes of lines change with the code only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code, language]);

  return html;
}

function initialHtml(source: CodeSource, isFromServer: boolean): string {
  if (IS_SERVER_BUNDLE) {
    // oxlint-disable-next-line typescript/no-require-imports
    return (require('./prism') as typeof PrismModule).highlightedHtml(source);
  }
  if (isFromServer) {
    return '';
  }
  return highlight ? highlight(source) : plainHtml(source);
}

async function loadHighlight(): Promise<Highlight> {
  highlight ??= (await import('./prism')).highlightedHtml;
  return highlight;
}
