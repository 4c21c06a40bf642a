import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {docsFolderOf, fromRoot, languageOf} from '../lib/content/folders';
import {loadContract, membersOn, translated} from '../lib/contract';
import {idOf} from './folds';
import {defaultOf, descriptionOf, factsOf} from './members';
import {attribute} from './nodes';

declare module 'mdast' {
  interface HeadingData {
    /** What the row of a collapsed section shows next to its heading. */
    preview?: PhrasingContent[];
  }
}

/** The pages that explain members of several test beds. The page of a test bed has a list of members instead. */
const COMMON = /^api\/common\//;

/**
 * Adds what the contract says to the sections of options, tools and methods: `<OptionFacts>`, with the type and the
 * default value, below the heading and, on pages about several test beds, a preview, so that collapsed sections look
 * like the lists of members on other pages.
 *
 * Register it under `beforeDefaultRemarkPlugins`, before `folds`.
 */
export default function memberSections({siteDir}: Pick<LoadContext, 'siteDir'>) {
  return (tree: Root, page: VFile): void => {
    const file = fromRoot(siteDir, page.path);
    const language = languageOf(file);
    const doc = fromRoot(path.join(siteDir, docsFolderOf(file)), page.path).replace(/\.mdx$/, '');
    const members = membersOn(loadContract(siteDir), doc);
    tree.children = tree.children.flatMap((node) => {
      const id = node.type === 'heading' ? idOf(node) : '';
      const member = members.get(id);
      if (!member) {
        return [node];
      }
      if (COMMON.test(doc)) {
        const description = descriptionOf(translated(member.summary, language, siteDir));
        node.data = {...node.data, preview: [...factsOf(id, member, language), description]};
      }
      const value = defaultOf(id, member);
      const attributes = [
        attribute('type', member.type),
        ...(value === undefined ? [] : [attribute('default', value)]),
      ];
      // Methods have no type.
      return member.type ? [node, {type: 'mdxJsxFlowElement', name: 'OptionFacts', attributes, children: []}] : [node];
    });
  };
}
