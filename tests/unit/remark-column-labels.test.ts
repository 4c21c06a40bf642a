import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import columnLabels from '../../src/remark/column-labels';

/** Returns the labels of the cells in the only row of a table. */
function labelsOf(names: string[], cells = names.map(() => 'cell')): unknown[] {
  const rows = [names, names.map(() => '---'), cells];
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
  expect(labelsOf(['Field', '`type` of the field', 'Meaning'])).toEqual([undefined, 'type of the field', 'Meaning']);
});

it('gives cells without content an empty label', () => {
  expect(labelsOf(['Kind', 'HTTP', 'Its own'], ['Pipe', '–', '`verify`'])).toEqual([undefined, '', 'Its own']);
});

it('labels no cells of a table that is not stacked, or needs no labels', () => {
  expect(labelsOf(['Field', 'Meaning'])).toEqual([undefined, undefined]);
  expect(labelsOf(['A', 'B', 'C', 'D', 'E'])).toEqual(Array(5).fill(undefined));
});
