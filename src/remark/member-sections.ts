import type {LoadContext} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {documentOf, type Language} from '../lib/content/folders';
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

/** The pages that explain members of several test beds. The page of a test bed has a list of members above the sections. */
const COMMON = /^api\/common\//;

const HOW_TO_USE = {en: 'How to use it', fr: 'Comment l’utiliser'} satisfies Record<Language, string>;

/**
 * Adds what the contract says to the sections of options, tools and methods: `<OptionFacts>`, with the type and the
 * default value, below the heading, and a preview, so that collapsed sections look like the lists of members. Where such
 * a list is on the page, the preview does not repeat it.
 *
 * Register it under `beforeDefaultRemarkPlugins`, before `folds`.
 */
export default function memberSections({siteDir}: Pick<LoadContext, 'siteDir'>) {
  return (tree: Root, page: VFile): void => {
    const {language, id: doc} = documentOf(siteDir, page.path);
    const members = membersOn(loadContract(siteDir), doc);
    tree.children = tree.children.flatMap((node) => {
      const id = node.type === 'heading' ? idOf(node) : '';
      const member = members.get(id);
      if (!member) {
        return [node];
      }
      const preview = COMMON.test(doc)
        ? [...factsOf(id, member, language), descriptionOf(translated(member.summary, language, siteDir))]
        : [descriptionOf(HOW_TO_USE[language])];
      node.data = {...node.data, preview};
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
