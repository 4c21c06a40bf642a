import type {ReactNode} from 'react';
import {KEEP_SERVER_HTML, useIsFromServer} from './fromServer';

interface Props {
  as: 'div' | 'span';
  children: ReactNode;
}

/** An element whose content is rendered on the server and never updated in the browser. */
export default function ServerHtml({as: Element, children}: Props): ReactNode {
  return useIsFromServer() ? <Element {...KEEP_SERVER_HTML} /> : <Element>{children}</Element>;
}
