import {Engine} from '../engine/engine';
import {FILES, type FileName, type IndexFile, type OutlineFile, type TextsFile} from '../files';
import type {Language} from '../model';
import {unpackOutline} from '../engine/outlineFile';
import {loadStemmer} from '../engine/stemmers';
import type {Stemmer} from '../engine/words';

/** The search of a language, possibly still loading its full text. */
export interface Search {
  language: Language;
  /** Base URL of the language's pages. */
  baseUrl: string;
  engine: Engine;
  stem: Stemmer;
  from: OutlineFile['from'];
  /** Text of each section; `null` until it is loaded. */
  texts: string[] | null;
  /**
   * What is searched: only titles and headings (`headings` while the full text loads, `failed` if it failed), or
   * `text`.
   */
  depth: 'headings' | 'text' | 'failed';
}

interface Loading {
  search: Promise<Search>;
  listeners: Set<(search: Search) => void>;
}

const loading = new Map<Language, Loading>();

/**
 * Languages that failed to load. Their next attempt bypasses the HTTP cache, which may hold files of an older release.
 */
const failed = new Set<Language>();

/**
 * Loads the search of a language once. The promise resolves when titles and headings are loaded; the full text
 * loads in the background. After a failure, the next call tries again.
 *
 * @param onChange called with the same object when more of it is loaded
 * @returns the search, and a function that stops the calls of `onChange`
 * @throws {Error} when the outline cannot be loaded
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

/** Makes the next call load everything again. */
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
    // The texts are only displayed; ranking does not need them.
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

/** Loads the full text of a search that only has titles and headings. */
async function loadText(search: Search, outlineBuild: string, notify: (search: Search) => void): Promise<void> {
  const {language, baseUrl, stem} = search;
  let build = outlineBuild;
  let file = await read<IndexFile>(baseUrl, 'index', failed.has(language));
  if (file.build !== build) {
    // One of the two came from the HTTP cache and belongs to an older release.
    const [outline, index] = await Promise.all([
      read<OutlineFile>(baseUrl, 'outline', true),
      read<IndexFile>(baseUrl, 'index', true),
    ]);
    if (index.build !== outline.build) {
      throw new Error('The search files are from two different builds.');
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

/** @param isFresh whether to revalidate the cached file with the server */
async function read<File>(baseUrl: string, name: FileName, isFresh: boolean): Promise<File> {
  const response = await fetch(`${baseUrl}${FILES[name]}`, {cache: isFresh ? 'no-cache' : 'default'});
  if (!response.ok) {
    throw new Error(`${FILES[name]}: ${response.status}`);
  }
  return (await response.json()) as File;
}
