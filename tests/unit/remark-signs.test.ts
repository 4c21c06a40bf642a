import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import signs from '../../src/remark/signs';
import {SIGNS} from '../../src/data/signs';
import {transformPage} from './support/transform';

/** Returns the paths of the drawings on a page. */
async function drawnOn(page: string): Promise<unknown[]> {
  const drawn: unknown[] = [];
  visit(await transformPage('.', page, 'Text', signs), 'mdxJsxFlowElement', ({name, attributes}) => {
    drawn.push(...(name === 'path' ? attributes.map(({value}) => value) : []));
  });
  return drawn;
}

it('draws the sign of a test bed on its page, in each language', async () => {
  expect(await drawnOn('docs/api/test-beds/guard.mdx')).toEqual([SIGNS.guard]);
  expect(await drawnOn('i18n/fr/docusaurus-plugin-content-docs/current/api/test-beds/pipe.mdx')).toEqual([SIGNS.pipe]);
});

it('draws nothing on other pages', async () => {
  expect(await drawnOn('docs/api/common/base-tools.mdx')).toEqual([]);
  expect(await drawnOn('docs/guides/pipe.mdx')).toEqual([]);
});
