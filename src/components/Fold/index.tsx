import React, {type ReactElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** The style sheet has the sign of the link; without a child, Docusaurus makes no link. */
const EMPTY = '\u200b';

interface Props {
  /** Of the heading. */
  level: '3' | '4' | '5' | '6';
  /** A heading of the third level or below, then its section. */
  children: ReactNode;
}

/** A section whose heading opens it. `src/remark/folds.ts` makes them; their look is in `src/css/content.css`. */
export default function Fold({level, children}: Props): ReactNode {
  const [heading, ...section] = React.Children.toArray(children) as ReactElement<{id: string; children: ReactNode}>[];
  const {id, children: text} = heading!.props;
  const As = `h${level}` as const;
  const className = useAnchorTargetClassName(id);
  useBrokenLinks().collectAnchor(id);
  const title = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: typeof text === 'string' ? text : id},
  );
  // Not Docusaurus's Details, whose content neither find-in-page nor a fragment opens. Its heading has the own link in
  // it, which a summary must not have: a press would mean two things.
  return (
    <details className="fold">
      <summary>
        <As id={id} className={className}>
          {text}
        </As>
      </summary>
      <Link className="hash-link" to={`#${id}`} aria-label={title} title={title} translate="no">
        {EMPTY}
      </Link>
      {section}
    </details>
  );
}
