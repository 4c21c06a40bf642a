import type {ReactNode} from 'react';

/** Stands in for Docusaurus's component outside a build: the English text, as written. */
export default function Translate({children}: {children: ReactNode}): ReactNode {
  return children;
}
