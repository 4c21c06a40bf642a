import React, {isValidElement, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';

// Change: the original renders each block anew after hydration, for the colors of the dark mode. Ours come from
// style sheets, so what the server rendered stays.
export default function CodeBlock({children, ...props}: Props): ReactNode {
  if (React.Children.toArray(children).some((child) => isValidElement(child))) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  return <StringContent {...props}>{Array.isArray(children) ? children.join('') : (children as string)}</StringContent>;
}
