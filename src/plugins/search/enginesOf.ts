import {Engine} from '../../search/engine/engine';
import {unpackOutline} from '../../search/engine/outlineFile';
import {loadStemmer} from '../../search/engine/stemmers';
import type {FileName, IndexFile, OutlineFile} from '../../search/files';
import type {Language} from '../../search/model';

/**
 * Creates the search engines from the files of a language, as the search box does.
 *
 * @param read returns the content of a file
 * @returns an engine that searches titles and headings, and one that searches the full text
 */
export async function enginesOf(
  read: (name: FileName) => string,
  language: Language,
): Promise<{headings: Engine; text: Engine}> {
  const stem = await loadStemmer(language);
  const outline = unpackOutline(JSON.parse(read('outline')) as OutlineFile);
  const headings = new Engine(outline, language, stem);
  const text = new Engine(outline, language, stem);
  text.refine(JSON.parse(read('index')) as IndexFile);
  return {headings, text};
}
