import React, {type ReactNode} from 'react';
import {AS_IT_IS, useIsFromServer} from './fromServer';

interface Props {
  as: 'div' | 'span';
  children: ReactNode;
}

/** An element whose content the browser leaves as the server wrote it: it never changes. */
export default function ServerHtml({as: Element, children}: Props): ReactNode {
  return useIsFromServer() ? <Element {...AS_IT_IS} /> : <Element>{children}</Element>;
}
