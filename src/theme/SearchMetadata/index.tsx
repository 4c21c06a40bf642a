import type {ReactNode} from 'react';

// Why: the original adds six elements per page for Algolia's crawler, which this site does not use.
export default function SearchMetadata(): ReactNode {
  return null;
}
