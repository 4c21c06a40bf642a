import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {docsFolderOf, fromRoot, languageOf} from '../lib/content/folders';
import {loadContract, translated} from '../lib/contract';
import {memberId, MEMBER_PREFIXES} from '../lib/contract/sectionIds';
import {idOf} from './folds';
import {descriptionOf, factsOf} from './members';

declare module 'mdast' {
  interface HeadingData {
    /** What the row of a collapsed section shows next to its heading. */
    preview?: PhrasingContent[];
  }
}

/** The pages that explain members of several test beds. The page of a test bed has a list of members instead. */
const COMMON = /^api\/common\//;

/**
 * Gives the headings of options, tools and methods the type, the default value and the description of the member, so
 * that their collapsed sections look like the lists of members on other pages.
 *
 * Register it under `beforeDefaultRemarkPlugins`, before `folds`.
 */
export default function previews({siteDir}: Pick<LoadContext, 'siteDir'>) {
  return ({children}: Root, page: VFile): void => {
    const file = fromRoot(siteDir, page.path);
    const doc = fromRoot(path.join(siteDir, docsFolderOf(file)), page.path).replace(/\.mdx$/, '');
    if (!COMMON.test(doc)) {
      return;
    }
    const language = languageOf(file);
    const lists = loadContract(siteDir).beds.flatMap((bed) => Object.entries(bed.lists));
    const members = lists.flatMap(([list, members]) =>
      members.map((member) => ({id: memberId(MEMBER_PREFIXES[list as keyof typeof MEMBER_PREFIXES], member), member})),
    );
    for (const heading of children.filter((node) => node.type === 'heading')) {
      const id = idOf(heading);
      const {member} = members.find((one) => one.id === id && one.member.page.doc === doc) ?? {};
      if (member) {
        const preview = [
          ...factsOf(id, member, language),
          descriptionOf(translated(member.summary, language, siteDir)),
        ];
        heading.data = {...heading.data, preview};
      }
    }
  };
}
