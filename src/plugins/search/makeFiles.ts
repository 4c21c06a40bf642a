import {createHash} from 'node:crypto';
import {outlineOf, textIndexOf} from '../../search/engine/documents';
import type {FileName, IndexFile, OutlineFile} from '../../search/files';
import type {Language, Page} from '../../search/model';
import {packOutline} from '../../search/engine/outlineFile';
import {loadStemmer} from '../../search/engine/stemmers';

/**
 * Returns the search files of one language. The output is deterministic.
 *
 * @param pages the pages, in any order
 */
export async function makeFiles(
  pages: Page[],
  language: Language,
  from: OutlineFile['from'],
): Promise<Record<FileName, string>> {
  const stem = await loadStemmer(language);
  const {outline, texts} = outlineOf([...pages].sort((a, b) => (a.path < b.path ? -1 : 1)));
  const index = textIndexOf(texts, language, stem);
  const lines = texts.map(({text}) => text);
  const phrases = texts.map(({phrases: own}) => own.join('\t')).join('\n');
  const build = createHash('sha256')
    .update(JSON.stringify([outline, index, phrases, lines]))
    .digest('hex')
    .slice(0, 12);
  return {
    outline: JSON.stringify(packOutline(outline, build, from)),
    index: JSON.stringify({build, ...index, phrases} satisfies IndexFile),
    texts: JSON.stringify({build, texts: lines}),
  };
}
