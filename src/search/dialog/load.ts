import {Engine} from '../engine/engine';
import {FILES, type FileName, type IndexFile, type OutlineFile, type TextsFile} from '../files';
import type {Language} from '../model';
import {unpackOutline} from '../engine/outlineFile';
import {loadStemmer} from '../engine/stemmers';
import type {Stemmer} from '../engine/words';

/** A language's search, as far as it is loaded. */
export interface Search {
  language: Language;
  /** Base URL of the language's pages. */
  baseUrl: string;
  engine: Engine;
  stem: Stemmer;
  from: OutlineFile['from'];
  /** Text of each section, once it is loaded. */
  texts: string[] | null;
  /** What is searched: titles and headings while the full text loads (`headings`) or after it failed (`failed`), or all. */
  depth: 'headings' | 'text' | 'failed';
}

interface Loading {
  search: Promise<Search>;
  listeners: Set<(search: Search) => void>;
}

const loading = new Map<Language, Loading>();

/** Languages that failed to load: what the browser has in its cache may be the reason, such as a file of the release before. */
const failed = new Set<Language>();

/**
 * Loads the search of a language, once: the promise is kept for it when it holds titles and headings; the full text
 * follows on its own.
 *
 * @param onChange called when more of it is loaded, with the same object
 * @returns the search, and how to stop listening
 * @throws {Error} when the outline cannot be loaded; the next call tries again, as it does when the full text could not be
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
    search.catch(() => giveUp(language));
    entry = {search, listeners};
    loading.set(language, entry);
  }
  const {search, listeners} = entry;
  if (onChange) {
    listeners.add(onChange);
  }
  return {search, stop: () => onChange && listeners.delete(onChange)};
}

/** Has the next call load everything again. */
function giveUp(language: Language): void {
  loading.delete(language);
  failed.add(language);
}

async function start(language: Language, baseUrl: string, notify: (search: Search) => void): Promise<Search> {
  const [file, stem] = await Promise.all([
    read<OutlineFile>(baseUrl, 'outline', failed.has(language)),
    loadStemmer(language),
  ]);
  const search: Search = {language, baseUrl, ...open(file, language, stem), stem, texts: null, depth: 'headings'};
  loadText(search, file.build, notify).catch(() => {
    // The texts are only shown; the ranking does without.
    if (search.depth !== 'text') {
      search.depth = 'failed';
      giveUp(language);
    }
    notify(search);
  });
  return search;
}

function open(file: OutlineFile, language: Language, stem: Stemmer): Pick<Search, 'engine' | 'from'> {
  return {engine: new Engine(unpackOutline(file), language, stem), from: file.from};
}

/** Loads the full text of a search that has its headings only. */
async function loadText(search: Search, outlineBuild: string, notify: (search: Search) => void): Promise<void> {
  const {language, baseUrl, stem} = search;
  let build = outlineBuild;
  let file = await read<IndexFile>(baseUrl, 'index', failed.has(language));
  if (file.build !== build) {
    // One of the two is of the release before, out of the browser's cache.
    const [outline, index] = await Promise.all([
      read<OutlineFile>(baseUrl, 'outline', true),
      read<IndexFile>(baseUrl, 'index', true),
    ]);
    if (index.build !== outline.build) {
      throw new Error('The search files are of two different builds.');
    }
    ({build} = outline);
    file = index;
    Object.assign(search, open(outline, language, stem));
  }
  search.engine.refine(file);
  search.depth = 'text';
  failed.delete(language);
  notify(search);
  for (const isFresh of [false, true]) {
    const {texts, build: textsBuild} = await read<TextsFile>(baseUrl, 'texts', isFresh);
    if (textsBuild === build) {
      search.texts = texts;
      notify(search);
      return;
    }
  }
}

/** @param isFresh whether the browser asks the server if what it has in its cache is still the newest */
async function read<File>(baseUrl: string, name: FileName, isFresh: boolean): Promise<File> {
  const response = await fetch(`${baseUrl}${FILES[name]}`, {cache: isFresh ? 'no-cache' : 'default'});
  if (!response.ok) {
    throw new Error(`${FILES[name]}: ${response.status}`);
  }
  return (await response.json()) as File;
}
