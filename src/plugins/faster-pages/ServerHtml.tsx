import type {ReactNode} from 'react';
import {KEEP_SERVER_HTML, useIsFromServer} from './fromServer';

interface Props {
  as: 'div' | 'span';
  children: ReactNode;
}

/** An element that keeps its server-rendered content. On a page rendered in the browser, it renders its children. */
export default function ServerHtml({as: Element, children}: Props): ReactNode {
  return useIsFromServer() ? <Element {...KEEP_SERVER_HTML} /> : <Element>{children}</Element>;
}
