import type {ReactNode} from 'react';

// In place of what remembers the version of the docs that a reader chose, while there is one version only.

/** What the original tells of the docs: no version was chosen. */
const NOTHING_CHOSEN = {preferredVersion: null, savePreferredVersionName: (): void => {}};

export function DocsPreferredVersionContextProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}

export function useDocsPreferredVersion(): typeof NOTHING_CHOSEN {
  return NOTHING_CHOSEN;
}

export function useDocsPreferredVersionByPluginId(): Record<string, null> {
  return {};
}
