import type {PropSidebarItem, PropSidebars, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';

/**
 * Keeps of a version of the docs what one page shows of it: of its own sidebar the categories that are open, and of
 * each closed one its first item, to which it leads without JavaScript.
 *
 * @param sidebar name of the page's sidebar, if it has one
 * @param pathname address of the page
 */
export function pruneVersion(version: PropVersionMetadata, sidebar: string | undefined, pathname: string): PropVersionMetadata {
  const items = sidebar ? version.docsSidebars[sidebar] : undefined;
  return {...version, docs: {}, docsSidebars: items ? {[sidebar!]: items.map((item) => pruneItem(item, pathname))} : {}};
}

function pruneItem(item: PropSidebarItem, pathname: string): PropSidebarItem {
  if (item.type !== 'category') {
    return item;
  }
  const isOpen = !item.collapsible || !item.collapsed || isActiveSidebarItem(item, pathname);
  const shown = isOpen ? item.items : item.items.slice(0, 1);
  return {...item, items: shown.map((inner) => pruneItem(inner, pathname))};
}

/** Gives a pruned version all that was left out, in place: components hold on to its objects. */
export function completeVersion(pruned: PropVersionMetadata, full: PropVersionMetadata): void {
  Object.assign(pruned.docs, full.docs);
  for (const [name, items] of Object.entries(full.docsSidebars as Record<string, PropSidebars[string]>)) {
    const shown = pruned.docsSidebars[name];
    if (shown) {
      completeItems(shown, items);
    } else {
      pruned.docsSidebars[name] = items;
    }
  }
}

function completeItems(shown: PropSidebarItem[], all: readonly PropSidebarItem[]): void {
  all.forEach((item, index) => {
    const pruned = shown[index];
    if (!pruned) {
      shown.push(item);
    } else if (pruned.type === 'category' && item.type === 'category') {
      completeItems(pruned.items, item.items);
    }
  });
}
