import {createHash} from 'node:crypto';
import {textIndexOf} from '../../../search/engine/documents';
import type {FileName, IndexFile, OutlineFile} from '../../../search/files';
import type {Language, OutlinePage, Page} from '../../../search/model';
import {loadAnalyzer} from '../../../search/engine/analyzer';

/**
 * Returns the search files of one language. The output is deterministic.
 *
 * @param pages the pages, in any order
 */
export async function makeFiles(pages: Page[], language: Language): Promise<Record<FileName, string>> {
  const ordered = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1));
  const outline: OutlinePage[] = ordered.map((page) => ({
    ...page,
    sections: page.sections.map(({id, level, heading, declares}) => ({id, level, heading, declares})),
  }));
  const sections = ordered.flatMap((page) => page.sections);
  const index = textIndexOf(sections, await loadAnalyzer(language));
  const texts = sections.map(({text}) => text);
  const phrases = sections.map(({phrases: own}) => own.join('\t')).join('\n');
  const build = createHash('sha256')
    .update(JSON.stringify([outline, index, phrases, texts]))
    .digest('hex')
    .slice(0, 12);
  return {
    outline: JSON.stringify({build, pages: outline} satisfies OutlineFile),
    index: JSON.stringify({build, ...index, phrases} satisfies IndexFile),
    texts: JSON.stringify({build, texts}),
  };
}
