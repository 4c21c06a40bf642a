import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {englishOf, fromRoot, languagesOf} from '../lib/content/folders';
import {hashOf, recordedHash} from '../lib/content/sourceHash';
import {attribute} from './nodes';

/**
 * Adds a notice to the top of a French page if its translation is out of date or missing, because Docusaurus silently
 * falls back to the English page. The checks prevent such pages from being deployed; the notice is for `npm start` and
 * for builds that skip the checks.
 */
export default function translationNotice({siteDir, language}: {siteDir: string; language: string}) {
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
        attributes: [attribute('state', state)],
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
