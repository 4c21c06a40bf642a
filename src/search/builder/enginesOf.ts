import MiniSearch from 'minisearch';
import {documentsOf, indexOf, INDEX_OPTIONS, type Document} from '../engine/documents';
import {Engine} from '../engine/engine';
import {unpackOutline} from '../engine/outlineFile';
import {loadStemmer} from '../engine/stemmers';
import type {FileName, IndexFile, OutlineFile} from '../files';
import type {Language} from '../model';

/**
 * Opens the files of a language as the box does.
 *
 * @param read gives the text of a file
 * @returns the engine of the first answers, over titles and headings, and that over the full text
 */
export async function enginesOf(read: (name: FileName) => string, language: Language): Promise<{headings: Engine; text: Engine}> {
  const stem = await loadStemmer(language);
  const outline = unpackOutline(JSON.parse(read('outline')) as OutlineFile);
  const short = indexOf(documentsOf(outline, language, stem));
  const {index, phrases} = JSON.parse(read('index')) as IndexFile;
  const termsOf = (json: IndexFile['index']) => json.index.map(([term]) => term);
  const headings = new Engine(short, termsOf(short.toJSON()), outline, language, stem);
  const text = new Engine(short, [], outline, language, stem);
  text.refine(MiniSearch.loadJS<Document>(index, INDEX_OPTIONS), termsOf(index), phrases);
  return {headings, text};
}
