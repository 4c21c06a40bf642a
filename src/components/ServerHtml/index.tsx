import React, {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

interface Props {
  /** The element around the content. */
  as: 'div' | 'span';
  /** What needs no script. */
  children: ReactNode;
}

/** Defined by Docusaurus: true in the browser's bundle of a build, false in `npm start`, where no server renders. */
const HAS_SERVER_HTML = Boolean(process.env.HYDRATE_CLIENT_ENTRY);

/** While React takes over a page, it compares no HTML. */
const AS_IT_IS = {__html: ''};

/**
 * What the server rendered, without rendering it again while React takes over the page: for what needs no script and
 * takes time, such as dates, whose formatter takes 25 ms of a desk's processor to make.
 */
export default function ServerHtml({as: Element, children}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [isTakingOver] = useState(!isBrowser && HAS_SERVER_HTML);
  return isTakingOver ? <Element dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning /> : <Element>{children}</Element>;
}
