import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {englishOf, fromRoot, languagesOf} from '../lib/content/folders';
import {hashOf, recordedHash} from '../lib/content/sourceHash';

/** Options of the translation notice. */
export interface TranslationNoticeOptions {
  /** Absolute path of the repository. */
  siteDir: string;
  /** The language that is built. */
  language: string;
}

/**
 * Says at the top of a French page that it is behind the English one, or that it is missing: Docusaurus would show
 * the English page without a word. The checks keep such a page from being deployed; the notice is for `npm start` and
 * for a build that was made without them.
 */
export default function translationNotice({siteDir, language}: TranslationNoticeOptions) {
  return (tree: Root, page: VFile): void => {
    if (language === 'en') {
      return;
    }
    const file = fromRoot(siteDir, page.path);
    const state = stateOf(file);
    if (state) {
      tree.children.unshift({
        type: 'mdxJsxFlowElement',
        name: 'TranslationNotice',
        attributes: [{type: 'mdxJsxAttribute', name: 'state', value: state}],
        children: [],
      });
    }
  };

  function stateOf(file: string): 'missing' | 'behind' | null {
    if (!languagesOf(file).includes('fr')) {
      return 'missing';
    }
    const english = englishOf(file);
    if (!english || !fs.existsSync(path.join(siteDir, english))) {
      return null;
    }
    const recorded = recordedHash(fs.readFileSync(path.join(siteDir, file), 'utf8'));
    return recorded === hashOf(fs.readFileSync(path.join(siteDir, english), 'utf8')) ? null : 'behind';
  }
}
