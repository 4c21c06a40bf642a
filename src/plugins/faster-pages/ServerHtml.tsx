import React, {type ReactNode} from 'react';
import {AS_IT_IS, useIsFromServer} from './fromServer';

interface Props {
  as: 'div' | 'span';
  children: ReactNode;
}

/** An element whose content is rendered on the server and never updated in the browser. */
export default function ServerHtml({as: Element, children}: Props): ReactNode {
  return useIsFromServer() ? <Element {...AS_IT_IS} /> : <Element>{children}</Element>;
}
