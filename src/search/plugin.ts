import fs from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {readBuiltPages} from '../plugins/finished-build/built-pages';
import {FILES, type FileName} from './files';
import {makeFiles} from './builder/makeFiles';
import type {Language} from './model';
import {readPage} from './builder/readPage';
import {readSources, sourceFolders} from './builder/readSources';

/** A full-text index above this size, gzipped, is too much to send; measured in README.md. */
const LARGEST_INDEX = 250_000;

/**
 * Adds the search box to the pages, without a route and without a service; `@theme/SearchBar` is the box. In `npm start`
 * the plugin makes the files that it reads, from the sources.
 */
export default function search({siteDir, generatedFilesDir, baseUrl, i18n}: LoadContext): Plugin {
  const language = i18n.currentLocale as Language;
  const developmentDir = path.join(generatedFilesDir, 'search');

  return {
    name: 'search',

    getClientModules() {
      return [path.join(__dirname, 'marks/marks.ts')];
    },

    getPathsToWatch() {
      return sourceFolders(language).map((folder) => `${folder}/**/*.{md,mdx}`);
    },

    // Runs again when a source changes.
    async loadContent() {
      if (process.env.NODE_ENV === 'development') {
        await writeFiles(developmentDir, await makeFiles(readSources(siteDir, language), language, 'sources'));
      }
    },

    configureWebpack() {
      // Docusaurus adds it to the options of its development server.
      return {devServer: {static: [{directory: developmentDir, publicPath: baseUrl, watch: false}]}} as object;
    },
  };
}

/** Writes the files that the search box reads, made of the built pages of a language, and warns when they grow too large. */
export async function writeSearchFiles(props: Props): Promise<void> {
  const language = props.i18n.currentLocale as Language;
  const pages = await readBuiltPages(props, {
    name: 'search',
    code: __dirname,
    accepts: (address) => address !== '404.html',
    read: (html, address) => readPage(html, address, props.baseUrl),
  });
  const files = await makeFiles(pages.map(({page}) => page), language, 'pages');
  await writeFiles(props.outDir, files);
  const bytes = gzipSync(files.index).length;
  if (bytes > LARGEST_INDEX) {
    logger.warn(
      `The search index of ${language} is ${Math.round(bytes / 1000)} kB gzipped, above ${LARGEST_INDEX / 1000} kB: change over to Pagefind, as src/search/README.md says.`,
    );
  }
}

async function writeFiles(folder: string, files: Record<FileName, string>): Promise<void> {
  await fs.mkdir(path.join(folder, 'search'), {recursive: true});
  await Promise.all(Object.entries(files).map(([name, text]) => fs.writeFile(path.join(folder, FILES[name as FileName]), text)));
}
