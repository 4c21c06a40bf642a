import {Engine} from '../engine/engine';
import {FILES, type FileName, type IndexFile, type OutlineFile, type TextsFile} from '../files';
import type {Language} from '../model';
import {loadAnalyzer, type Analyzer} from '../engine/analyzer';

/** The search of a language, possibly still loading its full text. */
export interface Search {
  language: Language;
  /** Base URL of the language's pages. */
  baseUrl: string;
  engine: Engine;
  analyzer: Analyzer;
  /** Text of each section; `null` until it is loaded. */
  texts: string[] | null;
  /**
   * What is searched. `headings`: only titles and headings, while the full text loads. `failed`: the same, because it
   * could not be loaded. `text`: everything.
   */
  depth: 'headings' | 'text' | 'failed';
}

interface Loading {
  search: Promise<Search>;
  listeners: Set<(search: Search) => void>;
}

const loading = new Map<Language, Loading>();

/**
 * Loads the search of a language once. The promise resolves when titles and headings are loaded; the full text
 * loads in the background. After a failure, the next call tries again.
 *
 * @param onChange called with the same object when more of it is loaded
 * @returns a promise of the search, which rejects when the outline or the stemmer cannot be loaded, and a function that
 *   stops the calls to `onChange`
 */
export function loadSearch(
  language: Language,
  baseUrl: string,
  onChange?: (search: Search) => void,
): {search: Promise<Search>; stop: () => void} {
  let entry = loading.get(language);
  if (!entry) {
    const listeners: Loading['listeners'] = new Set();
    const notify = (loaded: Search) => listeners.forEach((listener) => listener(loaded));
    const search = start(language, baseUrl, notify);
    search.catch(() => loading.delete(language));
    entry = {search, listeners};
    loading.set(language, entry);
  }
  const {search, listeners} = entry;
  if (onChange) {
    listeners.add(onChange);
  }
  return {search, stop: () => onChange && listeners.delete(onChange)};
}

async function start(language: Language, baseUrl: string, notify: (search: Search) => void): Promise<Search> {
  const [file, analyzer] = await Promise.all([read<OutlineFile>(baseUrl, 'outline'), loadAnalyzer(language)]);
  const engine = new Engine(file.pages, analyzer);
  const search: Search = {language, baseUrl, engine, analyzer, texts: null, depth: 'headings'};
  loadText(search, file.build, notify).catch(() => {
    // The texts are only displayed; ranking does not need them.
    if (search.depth !== 'text') {
      search.depth = 'failed';
      loading.delete(language);
    }
    notify(search);
  });
  return search;
}

/** Loads the full text of a search that only has titles and headings. */
async function loadText(search: Search, build: string, notify: (search: Search) => void): Promise<void> {
  search.engine.refine(await read<IndexFile>(search.baseUrl, 'index', build));
  search.depth = 'text';
  notify(search);
  search.texts = (await read<TextsFile>(search.baseUrl, 'texts', build)).texts;
  notify(search);
}

/**
 * Reads a file of the search.
 *
 * @param build id of the outline's build, which is part of the URL, so that the HTTP cache cannot return a file from
 *   another build; omit it for the outline itself, which is always revalidated
 * @throws {Error} when the file cannot be loaded, or belongs to another build because the site has just been published
 */
async function read<File extends {build: string}>(baseUrl: string, name: FileName, build?: string): Promise<File> {
  const address = `${baseUrl}${FILES[name]}`;
  const response = await (build ? fetch(`${address}?${build}`) : fetch(address, {cache: 'no-cache'}));
  const file = response.ok ? ((await response.json()) as File) : null;
  if (!file || (build && file.build !== build)) {
    throw new Error(`${address}: ${response.status}`);
  }
  return file;
}
