import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {ICON_ATTRIBUTES, ICONS} from '../data/icons';
import {attribute} from './nodes';

const KINDS = new Map<string, string>(Object.entries(ICONS));

const ATTRIBUTES = {...ICON_ATTRIBUTES, className: 'bed-icon', width: '32'};

/**
 * Inserts the icon of the test bed at the start of its page; the style sheet puts it before the title. It is the icon
 * that `<BedFinder>` shows.
 */
export default function icons() {
  return (tree: Root, page: VFile): void => {
    const {dir, name} = path.parse(page.path);
    const icon = KINDS.get(name);
    if (icon === undefined || path.basename(dir) !== 'test-beds') {
      return;
    }
    tree.children.unshift({
      type: 'mdxJsxFlowElement',
      name: 'svg',
      attributes: Object.entries(ATTRIBUTES).map(([key, value]) => attribute(key, value)),
      children: [{type: 'mdxJsxFlowElement', name: 'path', attributes: [attribute('d', icon)], children: []}],
    });
  };
}
