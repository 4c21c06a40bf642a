import {useSyncExternalStore, type ReactNode} from 'react';

const nothingChanges = () => () => {};

/** Returns whether React has hydrated the page. Not a context: if one changed, React would search the whole page. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
}

/** Replaces the provider of Docusaurus's context, which is no longer used. */
export function BrowserContextProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}
