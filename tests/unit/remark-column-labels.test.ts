import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import columnLabels from '../../src/remark/column-labels';
import {transformPage} from './support/transform';

/** Returns the labels of the cells in the only row of a table. */
async function labelsOf(names: string[], cells = names.map(() => 'cell')): Promise<unknown[]> {
  const rows = [names, names.map(() => '---'), cells].map((row) => `| ${row.join(' | ')} |`);
  const tree = await transformPage('.', 'docs/a.mdx', rows.join('\n'), columnLabels);
  const labels: unknown[] = [];
  visit(tree, 'tableCell', ({data}) => void labels.push(data?.hProperties?.['data-label']));
  return labels.slice(names.length);
}

it('labels the cells after the first one with their column', async () => {
  expect(await labelsOf(['Field', '`type` of the field', 'Meaning'])).toEqual([
    undefined,
    'type of the field',
    'Meaning',
  ]);
});

it('gives cells without content an empty label', async () => {
  expect(await labelsOf(['Kind', 'HTTP', 'Its own'], ['Pipe', '–', '`verify`'])).toEqual([undefined, '', 'Its own']);
});

it('labels no cells of a table that is not stacked, or needs no labels', async () => {
  expect(await labelsOf(['Field', 'Meaning'])).toEqual([undefined, undefined]);
  expect(await labelsOf(['A', 'B', 'C', 'D', 'E'])).toEqual(Array(5).fill(undefined));
});
