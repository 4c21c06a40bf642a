import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Gives the cells of a table with three or four columns the name of their column, as `data-label`. On phones, the cells
 * of such a row are below each other, and src/css/content.css shows the name above each cell but the first.
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
          children[index + 1]!.data = {hProperties: {'data-label': label}};
        });
      }
    });
  };
}

function textOf(node: Nodes): string {
  return 'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
}
