import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import icons from '../../src/remark/icons';
import {ICONS} from '../../src/data/icons';
import {transformPage} from './support/transform';

/** Returns the paths of the drawings on a page. */
async function drawnOn(page: string): Promise<unknown[]> {
  const drawn: unknown[] = [];
  visit(await transformPage('.', page, 'Text', icons), 'mdxJsxFlowElement', ({name, attributes}) => {
    drawn.push(...(name === 'path' ? attributes.map(({value}) => value) : []));
  });
  return drawn;
}

it('draws the icon of a test bed on its page, in each language', async () => {
  expect(await drawnOn('docs/api/test-beds/guard.mdx')).toEqual([ICONS.guard]);
  expect(await drawnOn('i18n/fr/docusaurus-plugin-content-docs/current/api/test-beds/pipe.mdx')).toEqual([ICONS.pipe]);
});

it('draws nothing on other pages', async () => {
  expect(await drawnOn('docs/api/common/base-tools.mdx')).toEqual([]);
  expect(await drawnOn('docs/guides/pipe.mdx')).toEqual([]);
});
