import type {ReactNode} from 'react';

// Why: the original tells Algolia's crawler about the page, in six elements of each. The site has a search of its own.
export default function SearchMetadata(): ReactNode {
  return null;
}
