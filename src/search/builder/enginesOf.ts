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
  const headings = new Engine(outline, language, stem);
  const text = new Engine(outline, language, stem);
  text.refine(JSON.parse(read('index')) as IndexFile);
  return {headings, text};
}
