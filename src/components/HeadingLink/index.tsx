import {Children, isValidElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** The text of Docusaurus's own heading links. The style sheet adds the visible `#`. */
const EMPTY = '\u200b';

interface Props {
  id: string;
  /** Content of the heading. */
  children: ReactNode;
}

/** The link to a heading, beside it. It has no `title`, which would only repeat the heading. */
export default function HeadingLink({id, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const name = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: textOf(children)},
  );
  return (
    <Link className="hash-link" to={`#${id}`} aria-label={name} translate="no">
      {EMPTY}
    </Link>
  );
}

function textOf(content: ReactNode): string {
  const texts = Children.toArray(content).map((node) => {
    if (isValidElement<{children?: ReactNode}>(node)) {
      return textOf(node.props.children);
    }
    return typeof node === 'object' ? '' : String(node);
  });
  return texts.join('');
}
