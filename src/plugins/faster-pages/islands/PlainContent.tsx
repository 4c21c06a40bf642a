import type {ReactNode} from 'react';
import type {Props} from '@theme/MDXContent';

/** In place of `@theme/MDXContent`, whose job the content does for itself (inBrowser.tsx). */
export default function PlainContent({children}: Props): ReactNode {
  return children;
}
