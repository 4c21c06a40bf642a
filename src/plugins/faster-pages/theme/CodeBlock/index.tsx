import {Children, isValidElement, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';

// Change: the original re-renders each block after hydration to apply dark mode colors. Here, colors come from CSS, so
// the server-rendered HTML stays.
export default function CodeBlock({children, ...props}: Props): ReactNode {
  if (Children.toArray(children).some((child) => isValidElement(child))) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  return <StringContent {...props}>{Array.isArray(children) ? children.join('') : (children as string)}</StringContent>;
}
