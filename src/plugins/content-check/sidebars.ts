import fs from 'node:fs';
import path from 'node:path';
import {normalizeSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import type {
  Sidebars as ProcessedSidebars,
  SidebarsConfig,
} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {collectSidebarsDocIds} from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';
import {didYouMean} from '../../lib/content/didYouMean';
import type {Problem} from '../../lib/content/problem';

/** The export of `sidebars.ts`. */
export type Sidebars = Record<string, unknown>;

const FILE = 'sidebars.ts';

/** Reports sidebar items whose document does not exist. */
export function checkSidebars(siteDir: string, sidebars: Sidebars, ids: readonly string[]): Problem[] {
  const file = path.join(siteDir, FILE);
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  return Object.values(documentsIn(sidebars))
    .flat()
    .filter((id) => !ids.includes(id))
    .map((id) => {
      const line = lines.findIndex((text) => text.includes(`'${id}'`) || text.includes(`"${id}"`)) + 1;
      return {file: FILE, line: line || 1, what: `there is no document "${id}"`, fix: didYouMean(id, ids)};
    });
}

/**
 * Returns the ids of the members of each sidebar, in order. An item of the type `ref` is only a link, and Docusaurus
 * checks it.
 */
export function documentsIn(sidebars: Sidebars): Record<string, string[]> {
  return collectSidebarsDocIds(normalizeSidebars(sidebars as SidebarsConfig) as ProcessedSidebars);
}
