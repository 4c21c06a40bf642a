import fs from 'node:fs';
import path from 'node:path';
import {normalizeSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import type {
  Sidebars as ProcessedSidebars,
  SidebarsConfig,
} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {collectSidebarsDocIds} from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';
import {loadFreshModule} from '@docusaurus/utils';
import {documentId} from '../../lib/content/addresses';
import {didYouMean} from '../../lib/content/didYouMean';
import type {Problem} from '../../lib/content/problem';
import type {CheckedPage} from './pages';

/** The export of `sidebars.ts`. */
export type Sidebars = Record<string, unknown>;

const FILE = 'sidebars.ts';

/**
 * Reports sidebar items whose document does not exist, and documents that no sidebar contains, or the error in
 * `sidebars.ts` that hides them.
 *
 * @param ids the ids of all documents
 * @param pages the pages of the language
 */
export async function checkSidebars(
  siteDir: string,
  ids: readonly string[],
  pages: readonly CheckedPage[],
): Promise<Problem[]> {
  const file = path.join(siteDir, FILE);
  let documents: Record<string, string[]>;
  try {
    documents = documentsIn((await loadFreshModule(file)) as Sidebars);
  } catch (error) {
    const {message, stack = ''} = ((error as Error).cause ?? error) as Error;
    const [, line = 1] = /sidebars\.ts:(\d+)/.exec(stack) ?? [];
    const what = `the sidebars cannot be read: ${message.split('\n')[0]!.trim()}`;
    return [{file: FILE, line: Number(line), what, fix: 'correct the file at this line.'}];
  }
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const members = Object.values(documents).flat();
  const missing = members
    .filter((id) => !ids.includes(id))
    .map((id) => {
      const line = lines.findIndex((text) => text.includes(`'${id}'`) || text.includes(`"${id}"`)) + 1;
      return {file: FILE, line: line || 1, what: `there is no document "${id}"`, fix: didYouMean(id, ids)};
    });
  const outside = pages
    .filter(({kind, name, frontMatter: {values}}) => {
      return kind === 'docs' && values.displayed_sidebar === undefined && !members.includes(documentId(name, values));
    })
    .map(({file}) => ({
      file,
      line: 1,
      what: 'no sidebar contains this document',
      fix: `add it to ${FILE}, or write "displayed_sidebar: null" in the front matter.`,
    }));
  return [...missing, ...outside];
}

/**
 * Returns the ids of the members of each sidebar, in order. An item of the type `ref` is only a link, and Docusaurus
 * checks it.
 */
export function documentsIn(sidebars: Sidebars): Record<string, string[]> {
  return collectSidebarsDocIds(normalizeSidebars(sidebars as SidebarsConfig) as ProcessedSidebars);
}
