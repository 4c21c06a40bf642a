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
  /** Text of each section, once it is there. */
  texts: string[] | null;
  /** What answers: titles and headings at first, then the full text; `failed` when that could not be loaded. */
  depth: 'headings' | 'text' | 'failed';
}

interface Loading {
  search: Promise<Search>;
  listeners: Set<(search: Search) => void>;
}

const loading = new Map<Language, Loading>();

/**
 * Loads the search of a language, once: the promise is kept for it when it holds titles and headings, then the full
 * text follows by itself.
 *
 * @param onChange called when more of it is there, with the same object
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
  const [file, stem] = await Promise.all([read<OutlineFile>(baseUrl, 'outline'), loadStemmer(language)]);
  const outline = unpackOutline(file);
  const search: Search = {
    language,
    baseUrl,
    engine: new Engine(outline, language, stem),
    stem,
    from: file.from,
    texts: null,
    depth: 'headings',
  };
  refine(search, file.build, notify).catch(() => {
    // Texts alone are no loss to the ranking.
    if (search.depth !== 'text') {
      search.depth = 'failed';
      // The box tries again when it is opened the next time.
      loading.delete(language);
    }
    notify(search);
  });
  return search;
}

/** Loads the full text of a search that has its headings only. */
async function refine(search: Search, build: string, notify: (search: Search) => void): Promise<void> {
  const file = await read<IndexFile>(search.baseUrl, 'index');
  if (file.build !== build) {
    throw new Error('The search files are of two different builds.');
  }
  search.engine.refine(file);
  search.depth = 'text';
  notify(search);
  const {texts, build: textsBuild} = await read<TextsFile>(search.baseUrl, 'texts');
  if (textsBuild === build) {
    search.texts = texts;
    notify(search);
  }
}

async function read<File>(baseUrl: string, name: FileName): Promise<File> {
  const response = await fetch(`${baseUrl}${FILES[name]}`);
  if (!response.ok) {
    throw new Error(`${FILES[name]}: ${response.status}`);
  }
  return (await response.json()) as File;
}
