import {createStorageSlot} from '@docusaurus/theme-common';

const MAX_PICKS = 5;

/** The results that the reader picked, as `path#id`, most recent first. Stored in this browser only. */
export interface RecentPicks {
  read: () => string[];
  add: (address: string) => void;
  clear: () => void;
}

/** Returns the recent picks in a language. Empty when storage is not available. */
export function recentPicks(language: string): RecentPicks {
  const slot = createStorageSlot(`search-recent-${language}`);
  const read = (): string[] => {
    try {
      const stored: unknown = JSON.parse(slot.get() ?? '[]');
      return Array.isArray(stored)
        ? [...new Set(stored.filter((address) => typeof address === 'string'))].slice(0, MAX_PICKS)
        : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    add: (address) =>
      slot.set(JSON.stringify([address, ...read().filter((other) => other !== address)].slice(0, MAX_PICKS))),
    clear: () => slot.del(),
  };
}
