import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {SIGNS} from '../data/signs';
import {attribute} from './nodes';

const KINDS = new Map<string, string>(Object.entries(SIGNS));

const ATTRIBUTES = {
  className: 'sign',
  viewBox: '0 0 20 20',
  width: '32',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': 'true',
};

/**
 * Inserts the sign of the test bed at the start of its page; the style sheet puts it before the title. It is the sign
 * that `<BedFinder>` shows. Screen readers skip it.
 */
export default function signs() {
  return (tree: Root, page: VFile): void => {
    const {dir, name} = path.parse(page.path);
    const sign = KINDS.get(name);
    if (sign === undefined || path.basename(dir) !== 'test-beds') {
      return;
    }
    tree.children.unshift({
      type: 'mdxJsxFlowElement',
      name: 'svg',
      attributes: Object.entries(ATTRIBUTES).map(([key, value]) => attribute(key, value)),
      children: [{type: 'mdxJsxFlowElement', name: 'path', attributes: [attribute('d', sign)], children: []}],
    });
  };
}
