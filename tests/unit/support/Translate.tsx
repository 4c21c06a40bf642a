import type {ReactNode} from 'react';

/** Replaces Docusaurus's component outside a build: renders the English text. */
export default function Translate({children}: {children: ReactNode}): ReactNode {
  return children;
}
