import React, {Children, isValidElement, type PropsWithChildren, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';

/** Docusaurus renders no link without children. The style sheet adds the visible `#`. */
const EMPTY = '\u200b';

interface Props {
  id: string;
  /** The content of the heading. */
  children: ReactNode;
}

/** The link from a heading to itself, labelled with the text of the heading. */
export default function HeadingLink({id, children}: Props): ReactNode {
  const title = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: textOf(children) || id},
  );
  return (
    <Link className="hash-link" to={`#${id}`} aria-label={title} title={title} translate="no">
      {EMPTY}
    </Link>
  );
}

/** Returns the text of nodes whose text is in their children, such as code. */
function textOf(nodes: ReactNode): string {
  return Children.toArray(nodes)
    .map((node) => {
      if (isValidElement<PropsWithChildren>(node)) {
        return textOf(node.props.children);
      }
      return typeof node === 'object' ? '' : String(node);
    })
    .join('');
}
