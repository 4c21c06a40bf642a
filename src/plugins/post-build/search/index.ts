import fs from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import logger from '@docusaurus/logger';
import type {Props} from '@docusaurus/types';
import {enginesOf} from './enginesOf';
import {makeFiles} from './makeFiles';
import {readErrors} from './readErrors';
import {ERRORS_FILE, FILES, type FileName} from '../../../search/files';
import type {Language, Page} from '../../../search/model';
import {checkPhrases} from './phrases/checkPhrases';
import {assignPhrases, readPhrases} from './phrases/readPhrases';

/** Size in bytes of the gzipped full-text index above which the build warns; see src/search/README.md. */
const MAX_INDEX_SIZE = 250_000;

/**
 * Generates the search files from the built pages of a language, and warns when the index is too large.
 *
 * @throws {Error} when a phrase is for a missing page or section, or does not find its section first
 */
export async function writeSearchFiles(props: Props, built: readonly {search: Page | null}[]): Promise<void> {
  const language = props.i18n.currentLocale as Language;
  const pages = built.flatMap(({search}) => search ?? []);
  const phrases = readPhrases(props.siteDir, language);
  const problems = assignPhrases(pages, phrases);
  const files = await makeFiles(pages, language);
  if (problems.length === 0) {
    problems.push(...checkPhrases(phrases, (await enginesOf((name) => files[name], language)).text));
  }
  if (problems.length > 0) {
    throw new Error(`Some search phrases are not valid:\n${problems.map(({message}) => message).join('\n')}`);
  }
  await fs.mkdir(path.join(props.outDir, 'search'), {recursive: true});
  for (const name of Object.keys(FILES) as FileName[]) {
    await fs.writeFile(path.join(props.outDir, FILES[name]), files[name]);
  }
  const errors = readErrors(props.siteDir, language);
  await fs.writeFile(path.join(props.outDir, ERRORS_FILE), JSON.stringify(errors));
  const bytes = gzipSync(files.index).length;
  if (bytes > MAX_INDEX_SIZE) {
    logger.warn(
      `The search index of ${language} is ${Math.round(bytes / 1000)} kB gzipped, which exceeds ${MAX_INDEX_SIZE / 1000} kB: switch to Pagefind as described in src/search/README.md.`,
    );
  }
}
