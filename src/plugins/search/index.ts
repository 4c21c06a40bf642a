import fs from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {CONTENT_FOLDERS} from '../../lib/content/folders';
import {FileError} from '../../lib/content/problem';
import {enginesOf} from './enginesOf';
import {makeFiles} from './makeFiles';
import {readErrors} from './readErrors';
import {readSources} from './readSources';
import type {ExplainedError} from '../../search/errors/explain';
import {loadAnalyzer} from '../../search/engine/analyzer';
import {ERRORS_FILE, FILES, type FileName} from '../../search/files';
import type {Language, Page} from '../../search/model';
import {checkDistinct, checkFound} from './phrases/checkPhrases';
import {assignPhrases, readPhrases} from './phrases/readPhrases';

/** Matches the files whose styles are in the style sheet of all pages: of the search, only those of the button. */
const IN_STYLE_SHEET = /^(?!.*[\\/]src[\\/]search[\\/](?!button))/;

/** Size in bytes of the gzipped full-text index above which the build warns; see src/search/README.md. */
const MAX_INDEX_SIZE = 250_000;

/**
 * Adds the local search. Its files are generated after the build (`writeSearchFiles`) or, in `npm start`, by this
 * plugin from the sources. `@theme/SearchBar` is the user interface.
 */
export default function search({siteDir, generatedFilesDir, baseUrl, i18n}: LoadContext): Plugin {
  const language = i18n.currentLocale as Language;
  const developmentDir = path.join(generatedFilesDir, 'search');

  return {
    name: 'search',

    getClientModules() {
      return [path.join(siteDir, 'src/search/marks/marks.ts')];
    },

    getPathsToWatch() {
      return [
        ...Object.values(CONTENT_FOLDERS).map((folders) => `${folders[language]}/**/*.{md,mdx}`),
        `src/search/phrases/${language}/**/*.yml`,
      ];
    },

    // Docusaurus calls this again when a source changes.
    async loadContent() {
      if (process.env.NODE_ENV === 'development') {
        const pages = readSources(siteDir, language);
        try {
          assignPhrases(pages, readPhrases(siteDir, language)).forEach(({message}) => logger.warn(message));
        } catch (error) {
          if (!(error instanceof FileError)) {
            throw error;
          }
          // Only the build fails on this. While an author is writing, the search works without the phrases.
          logger.warn(error.message);
        }
        await writeFiles(developmentDir, await makeFiles(pages, language, 'sources'), readErrors(siteDir, language));
      }
    },

    configureWebpack(_, isServer) {
      return {
        // Docusaurus merges this into the options of its development server.
        devServer: {static: [{directory: developmentDir, publicPath: baseUrl, watch: false}]},
        // Docusaurus puts all styles into one file. Those that only a search needs (1.3 kB) come with its scripts instead.
        optimization: isServer ? {} : {splitChunks: {cacheGroups: {styles: {test: IN_STYLE_SHEET}}}},
      } as object;
    },
  };
}

/**
 * Generates the search files from the built pages of a language, and warns when the index is too large.
 *
 * @throws {Error} when a phrase is for a missing page or section, has the same words as another, or does not find its
 *   section first
 */
export async function writeSearchFiles(props: Props, built: readonly {search: Page | null}[]): Promise<void> {
  const language = props.i18n.currentLocale as Language;
  const pages = built.flatMap(({search}) => search ?? []);
  const phrases = readPhrases(props.siteDir, language);
  const problems = [...assignPhrases(pages, phrases), ...checkDistinct(phrases, await loadAnalyzer(language))];
  const files = await makeFiles(pages, language, 'pages');
  if (problems.length === 0) {
    problems.push(...checkFound(phrases, (await enginesOf((name) => files[name], language)).text));
  }
  if (problems.length > 0) {
    throw new Error(`Some search phrases are not valid:\n${problems.map(({message}) => message).join('\n')}`);
  }
  await writeFiles(props.outDir, files, readErrors(props.siteDir, language));
  const bytes = gzipSync(files.index).length;
  if (bytes > MAX_INDEX_SIZE) {
    logger.warn(
      `The search index of ${language} is ${Math.round(bytes / 1000)} kB gzipped, which exceeds ${MAX_INDEX_SIZE / 1000} kB: switch to Pagefind as described in src/search/README.md.`,
    );
  }
}

async function writeFiles(folder: string, files: Record<FileName, string>, errors: ExplainedError[]): Promise<void> {
  await fs.mkdir(path.join(folder, 'search'), {recursive: true});
  await Promise.all([
    ...Object.entries(files).map(([name, text]) => fs.writeFile(path.join(folder, FILES[name as FileName]), text)),
    fs.writeFile(path.join(folder, ERRORS_FILE), JSON.stringify(errors)),
  ]);
}
