import {Engine} from '../../../search/engine/engine';
import {loadAnalyzer} from '../../../search/engine/analyzer';
import type {FileName, IndexFile, OutlineFile} from '../../../search/files';
import type {Language} from '../../../search/model';

/**
 * Creates the search engines from the files of a language, as the search dialog does.
 *
 * @param read returns the content of a file
 * @returns an engine that searches titles and headings, and one that searches the full text
 */
export async function enginesOf(
  read: (name: FileName) => string,
  language: Language,
): Promise<{headings: Engine; text: Engine}> {
  const analyzer = await loadAnalyzer(language);
  const {pages} = JSON.parse(read('outline')) as OutlineFile;
  const headings = new Engine(pages, analyzer);
  const text = new Engine(pages, analyzer);
  text.refine(JSON.parse(read('index')) as IndexFile);
  return {headings, text};
}
