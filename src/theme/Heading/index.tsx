import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';
import HeadingLink from '@site/src/components/HeadingLink';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';

// Why: if a heading contains code, the original uses the heading's id as the accessible name of its link.
export default function Heading({as: As, id, className, children, ...props}: Props): ReactNode {
  const anchorClassName = useAnchorTargetClassName(id);
  const hasLink = As !== 'h1' && id;
  return (
    <As
      {...props}
      className={hasLink ? clsx('anchor', anchorClassName, className) : className}
      id={hasLink ? id : undefined}>
      {children}
      {hasLink && <HeadingLink id={id}>{children}</HeadingLink>}
    </As>
  );
}
