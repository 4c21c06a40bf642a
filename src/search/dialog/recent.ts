import {createStorageSlot} from '@docusaurus/theme-common';

const MOST = 5;

/** Picks of a reader, as `path#id`, the last one first. They stay in this browser. */
export interface RecentPicks {
  read: () => string[];
  add: (address: string) => void;
  clear: () => void;
}

/** The recent picks in one language. Without storage, there are none. */
export function recentPicks(language: string): RecentPicks {
  const slot = createStorageSlot(`search-recent-${language}`);
  const read = (): string[] => {
    try {
      const stored: unknown = JSON.parse(slot.get() ?? '[]');
      return Array.isArray(stored)
        ? [...new Set(stored.filter((address) => typeof address === 'string'))].slice(0, MOST)
        : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    add: (address) =>
      slot.set(JSON.stringify([address, ...read().filter((other) => other !== address)].slice(0, MOST))),
    clear: () => slot.del(),
  };
}
