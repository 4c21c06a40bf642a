import fs from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../../lib/content/didYouMean';
import type {Problem} from '../../lib/content/problem';

/** The export of `sidebars.ts`. Only the items that refer to a document matter here. */
export type Sidebars = Record<string, unknown>;

const FILE = 'sidebars.ts';

/** Reports sidebar items whose document does not exist. */
export function checkSidebars(siteDir: string, sidebars: Sidebars, ids: readonly string[]): Problem[] {
  const file = path.join(siteDir, FILE);
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  return Object.values(sidebars)
    .flatMap(documentsIn)
    .filter((id) => !ids.includes(id))
    .map((id) => {
      const line = lines.findIndex((text) => text.includes(`'${id}'`) || text.includes(`"${id}"`)) + 1;
      return {file: FILE, line: line || 1, what: `there is no document "${id}"`, fix: didYouMean(id, ids)};
    });
}

/**
 * Returns the ids of the members of a sidebar, or of a part of it, in order. An item of the type `ref` is only a link, and
 * Docusaurus checks it.
 */
export function documentsIn(item: unknown): string[] {
  if (typeof item === 'string') {
    return [item];
  }
  if (Array.isArray(item)) {
    return item.flatMap(documentsIn);
  }
  if (typeof item !== 'object' || item === null) {
    return [];
  }
  const {type, id, items, link} = item as {type?: string; id?: string; items?: unknown; link?: unknown};
  if (type === 'doc') {
    return id === undefined ? [] : [id];
  }
  return type === undefined ? Object.values(item).flatMap(documentsIn) : [...documentsIn(link), ...documentsIn(items)];
}
