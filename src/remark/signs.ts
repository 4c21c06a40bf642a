import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {SIGN_ATTRIBUTES, SIGNS} from '../data/signs';
import {attribute} from './nodes';

const KINDS = new Map<string, string>(Object.entries(SIGNS));

const ATTRIBUTES = {...SIGN_ATTRIBUTES, className: 'sign', width: '32'};

/**
 * Inserts the sign of the test bed at the start of its page; the style sheet puts it before the title. It is the sign
 * that `<BedFinder>` shows.
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
