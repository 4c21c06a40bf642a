import type {Heading, HeadingData, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {attribute, paragraph} from './nodes';

/**
 * Sections that are collapsed on every page, by the first words of their id: recipes, errors and lists of tasks, and
 * details that a table or list above already summarizes, such as single options and methods.
 */
const KINDS = [
  'action',
  'callback',
  'error',
  'errors-shared',
  'http',
  'it-should-create',
  'method',
  'migrate',
  'option',
  'query',
  'recipe',
  'run',
  'set-up',
  'tasks',
  'type',
  'version',
  'zoneless',
];

/** The fewest collapsed sections that have a button to open all of them. A few can be opened one by one. */
const MANY = 5;

/** The id at the end of a heading: `Set the locale {#recipe-locale}`. */
const ID = /\{#([^}]+)\}\s*$/;

/**
 * Collapses sections that readers need one at a time: the heading and everything up to the next heading of the same or
 * a higher level become a `<Fold>`. It applies to sections whose id starts with one of `KINDS`, and to those listed as
 * `folded_sections` in the front matter of the page. Inside a collapsed section, such sections are collapsed too.
 * Second-level sections are not collapsed. Collapsed sections without anything between them become a list
 * (`<div className="folds">`). A section with many of them gets an `<OpenAll />` below its heading.
 *
 * Register it under `beforeDefaultRemarkPlugins`, where ids are still part of the heading text, and after plugins that
 * add content. The content check reports ids in `folded_sections` that are not the id of a section below the second level.
 */
export default function folds() {
  return (tree: Root, page: VFile): void => {
    const listed = listedIn(page);
    tree.children = withButtons(collapse(tree.children));

    function collapse(nodes: readonly RootContent[]): RootContent[] {
      const children: RootContent[] = [];
      for (let index = 0; index < nodes.length;) {
        const node = nodes[index++]!;
        if (!isFolded(node)) {
          children.push(node);
          continue;
        }
        const start = index;
        while (index < nodes.length && !endsSection(nodes[index]!, node.depth)) {
          index++;
        }
        children.push(foldOf(node.depth, [node, ...collapse(nodes.slice(start, index))]));
      }
      return inLists(children);
    }

    function isFolded(node: RootContent): node is Heading {
      if (node.type !== 'heading' || node.depth === 2) {
        return false;
      }
      const id = idOf(node);
      return listed.includes(id) || KINDS.some((kind) => `${id}-`.startsWith(`${kind}-`));
    }
  };
}

/** Puts each run of collapsed sections of the same level into a list. */
function inLists(nodes: readonly RootContent[]): RootContent[] {
  const children: RootContent[] = [];
  let list: MdxJsxFlowElement[] = [];
  for (const node of [...nodes, null]) {
    const isNext = node && isFold(node);
    if (list.length > 0 && !(isNext && levelOf(node) === levelOf(list[0]!))) {
      children.push(element('div', [attribute('className', 'folds')], list));
      list = [];
    }
    if (isNext) {
      list.push(node);
    } else {
      children.push(...(node ? [node] : []));
    }
  }
  return children;
}

/** Adds a button below each heading with many collapsed sections before the next heading. */
function withButtons(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node, index): RootContent[] => {
    if (node.type !== 'heading') {
      return [node];
    }
    const rest = nodes.slice(index + 1);
    const end = rest.findIndex(({type}) => type === 'heading');
    return foldsIn(rest.slice(0, end < 0 ? undefined : end)) < MANY ? [node] : [node, OPEN_ALL];
  });
}

/** Counts the collapsed sections, including those inside others. */
function foldsIn(nodes: readonly RootContent[]): number {
  return nodes.reduce(
    (count, node) =>
      count + (isFold(node) ? 1 : 0) + ('children' in node ? foldsIn(node.children as RootContent[]) : 0),
    0,
  );
}

function endsSection(node: RootContent, depth: number): boolean {
  return node.type === 'heading' && node.depth <= depth;
}

function isFold(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Fold';
}

/** Returns the level of a collapsed section. */
function levelOf(fold: MdxJsxFlowElement): unknown {
  return fold.attributes[0]!.value;
}

const OPEN_ALL = element('OpenAll', [], []);

function element(
  name: string,
  attributes: MdxJsxFlowElement['attributes'],
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes, children: children as MdxJsxFlowElement['children']};
}

function listedIn({data}: VFile): string[] {
  const {folded_sections: listed} = (data.frontMatter ?? {}) as {folded_sections?: string | string[]};
  return [listed ?? []].flat();
}

export function idOf(heading: Heading): string {
  const end = heading.children.at(-1);
  return (end?.type === 'text' && ID.exec(end.value)?.[1]) || '';
}

/** Creates a collapsed section. Its first child is the heading, which has the given level and may have a preview. */
export function foldOf(level: number, [heading, ...children]: RootContent[]): MdxJsxFlowElement {
  const {preview} = (heading!.data ?? {}) as HeadingData;
  // Assistive technology, the search and the Markdown version do not need it, because the section says the same.
  const hProperties = {className: ['fold-preview'], 'aria-hidden': 'true'};
  return element(
    'Fold',
    [attribute('level', String(level)), ...(preview ? [attribute('preview', 'true')] : [])],
    [heading!, ...(preview ? [{...paragraph(...preview), data: {hName: 'span', hProperties}}] : []), ...children],
  );
}
