import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

/** The first words of ids that fold their section on every page: a recipe, an error, a method of a tool. */
const KINDS = 'action callback error http migrate query recipe run set-up type version zoneless'.split(' ');

/** The id at the end of a heading: `Set the locale {#recipe-locale}`. */
const ID = /\{#([^}]+)\}\s*$/;

/**
 * Folds sections of which a reader needs one at a time: the heading and what follows it, up to the next heading of its
 * level, become a `<Fold>`. Sections inside a folded section stay as they are. Folded are the sections whose id begins
 * with one of `KINDS`, and those that the page lists in its front matter as `folded_sections`; major parts never are.
 *
 * To be registered under `beforeDefaultRemarkPlugins`, after those that add content: an id is still in its heading.
 *
 * @throws {Error} when `folded_sections` names an id that no foldable section of the page has
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
      (fold?.into ?? children).push(node);
    }
    if (missing.size > 0) {
      throw new Error(
        `The front matter of ${page.path} folds "${[...missing].join('", "')}", which is not the id of a section. ` +
          'List ids of headings of the third level or below under "folded_sections".',
      );
    }
    tree.children = children;
  };
}

function listedIn({data}: VFile): string[] {
  const {folded_sections: listed} = (data.frontMatter ?? {}) as {folded_sections?: string | string[]};
  return [listed ?? []].flat();
}

function idOf(heading: Heading): string {
  const end = heading.children.at(-1);
  return (end?.type === 'text' && ID.exec(end.value)?.[1]) || '';
}

/** A folded section: its heading of the given level first. */
export function foldOf(level: number, children: RootContent[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Fold',
    attributes: [{type: 'mdxJsxAttribute', name: 'level', value: String(level)}],
    children: children as MdxJsxFlowElement['children'],
  };
}
