import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** How the ids of sections begin of which a reader needs one at a time: a recipe, an error, a method of a tool. */
const KINDS = 'action callback error http migrate query recipe run set-up type version zoneless'.split(' ');

const FOLDED = new RegExp(`\\{#(?:${KINDS.join('|')})-[^}]+\\}\\s*$`);

/**
 * Folds each such section below its heading: `### Set the locale {#recipe-locale}` and what follows it, up to
 * the next heading of its level, become a `<Fold>`. Sections inside of a folded one stay as they are.
 *
 * To be registered under `beforeDefaultRemarkPlugins`, after those that add content: an id is still in its heading.
 */
export default function folds() {
  return (tree: Root): void => {
    const children: RootContent[] = [];
    let fold: {depth: number; into: RootContent[]} | null = null;
    for (const node of tree.children) {
      if (node.type === 'heading' && (!fold || node.depth <= fold.depth)) {
        fold = isFolded(node) ? {depth: node.depth, into: [node]} : null;
        if (fold) {
          children.push(foldOf(node.depth, fold.into));
          continue;
        }
      }
      (fold?.into ?? children).push(node);
    }
    tree.children = children;
  };
}

function isFolded(heading: Heading): boolean {
  const end = heading.children.at(-1);
  return heading.depth > 2 && end?.type === 'text' && FOLDED.test(end.value);
}

function foldOf(level: number, children: RootContent[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Fold',
    attributes: [{type: 'mdxJsxAttribute', name: 'level', value: String(level)}],
    children: children as MdxJsxFlowElement['children'],
  };
}
