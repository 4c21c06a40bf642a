import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import columnLabels from '../../src/remark/column-labels';

/** Returns the labels of the cells of a table whose columns have the given names. */
function labelsOf(...names: string[]): unknown[] {
  const rows = [names, names.map(() => '---'), names.map(() => 'cell')];
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(rows.map((row) => `| ${row.join(' | ')} |`).join('\n'));
  columnLabels()(tree);
  const labels: unknown[] = [];
  visit(tree, 'tableCell', ({data}) => void labels.push(data?.hProperties?.['data-label']));
  return labels.slice(names.length);
}

it('labels the cells after the first one with their column', () => {
  expect(labelsOf('Field', '`type` of the field', 'Meaning')).toEqual([undefined, 'type of the field', 'Meaning']);
});

it('labels no cells of a table that is not stacked, or needs no labels', () => {
  expect(labelsOf('Field', 'Meaning')).toEqual([undefined, undefined]);
  expect(labelsOf('A', 'B', 'C', 'D', 'E')).toEqual(Array(5).fill(undefined));
});
