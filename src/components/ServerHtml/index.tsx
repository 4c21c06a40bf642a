import React, {type ReactNode} from 'react';
import {AS_IT_IS, useIsFromServer} from '@site/src/utils/serverHtml';

interface Props {
  /** The element around the content. */
  as: 'div' | 'span';
  /** What needs no script. */
  children: ReactNode;
}

/**
 * What the server rendered, without rendering it again while React takes over the page: for what needs no script and
 * takes time, such as dates, whose formatter takes 25 ms of a desk's processor to make.
 */
export default function ServerHtml({as: Element, children}: Props): ReactNode {
  return useIsFromServer() ? <Element {...AS_IT_IS} /> : <Element>{children}</Element>;
}
