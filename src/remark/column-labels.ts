import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** What a cell without content shows, so that it does not look forgotten. */
const NOTHING = '–';

/**
 * Gives the cells of a table with three or four columns the name of their column, as `data-label`. On phones, the cells
 * of each row are stacked, and src/css/content.css shows the name before each cell except the first. The style sheet
 * hides cells without content, whose label is empty.
 */
export default function columnLabels() {
  return (tree: Root): void => {
    visit(tree, 'table', ({children: [head, ...rows]}) => {
      const [, ...labels] = head!.children.map(textOf);
      if (labels.length !== 2 && labels.length !== 3) {
        return;
      }
      for (const {children} of rows) {
        labels.forEach((label, index) => {
          const cell = children[index + 1]!;
          cell.data = {hProperties: {'data-label': textOf(cell) === NOTHING ? '' : label}};
        });
      }
    });
  };
}

function textOf(node: Nodes): string {
  return 'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
}
