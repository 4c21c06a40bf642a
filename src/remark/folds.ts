import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {attribute} from './nodes';

/** Id prefixes of sections that are collapsed on every page, such as recipes, errors and lists of tasks. */
const KINDS = 'action callback error http migrate query recipe run set-up tasks type version zoneless'.split(' ');

/** The shortest run of collapsed sections that has a button to open all of them. */
const MANY = 6;

/** The id at the end of a heading: `Set the locale {#recipe-locale}`. */
const ID = /\{#([^}]+)\}\s*$/;

/**
 * Collapses sections that readers need one at a time: the heading and everything up to the next heading of the same or
 * a higher level become a `<Fold>`. It applies to sections whose id starts with one of `KINDS`, and to those listed as
 * `folded_sections` in the front matter of the page. Second-level sections, and sections inside a collapsed section,
 * are not collapsed. A long run of collapsed sections begins with `<OpenAll />`.
 *
 * Register it under `beforeDefaultRemarkPlugins`, where ids are still part of the heading text, and after plugins that
 * add content.
 *
 * @throws {Error} when `folded_sections` lists an id that is not the id of a section below the second level
 */
export default function folds() {
  return (tree: Root, page: VFile): void => {
    const listed = listedIn(page);
    const missing = new Set(listed);
    const children: RootContent[] = [];
    let fold: {depth: number; into: RootContent[]} | null = null;
    for (const node of tree.children) {
      if (node.type === 'heading' && (!fold || node.depth <= fold.depth)) {
        const id = idOf(node);
        const folded = node.depth > 2 && (listed.includes(id) || KINDS.some((kind) => id.startsWith(`${kind}-`)));
        fold = folded ? {depth: node.depth, into: [node]} : null;
        if (fold) {
          missing.delete(id);
          children.push(foldOf(node.depth, fold.into));
          continue;
        }
      }
      // A horizontal rule separates the parts of a page, so it ends the section.
      if (node.type === 'thematicBreak') {
        fold = null;
      }
      (fold?.into ?? children).push(node);
    }
    if (missing.size > 0) {
      throw new Error(
        `The front matter of ${page.path} lists "${[...missing].join('", "')}" under "folded_sections", but there is no such section. ` +
          'Use ids of headings of the third level or below.',
      );
    }
    tree.children = children.flatMap((node, index) =>
      isFold(node) && !isFold(children[index - 1]) && children.slice(index, index + MANY).filter(isFold).length === MANY
        ? [OPEN_ALL, node]
        : [node],
    );
  };
}

function isFold(node: RootContent | undefined): boolean {
  return node?.type === 'mdxJsxFlowElement' && node.name === 'Fold';
}

const OPEN_ALL: MdxJsxFlowElement = {type: 'mdxJsxFlowElement', name: 'OpenAll', attributes: [], children: []};

function listedIn({data}: VFile): string[] {
  const {folded_sections: listed} = (data.frontMatter ?? {}) as {folded_sections?: string | string[]};
  return [listed ?? []].flat();
}

function idOf(heading: Heading): string {
  const end = heading.children.at(-1);
  return (end?.type === 'text' && ID.exec(end.value)?.[1]) || '';
}

/** Creates a collapsed section. Its first child is the heading, which has the given level. */
export function foldOf(level: number, children: RootContent[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Fold',
    attributes: [attribute('level', String(level))],
    children: children as MdxJsxFlowElement['children'],
  };
}
