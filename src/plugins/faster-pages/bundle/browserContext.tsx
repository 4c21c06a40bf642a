import {useSyncExternalStore, type ReactNode} from 'react';

const nothingChanges = () => () => {};

/**
 * Returns whether React has hydrated the page.
 *
 * Docusaurus's own hook reads a context. When the value of the context changes right after hydration, React searches
 * the whole page for components that use it.
 */
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
