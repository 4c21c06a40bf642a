import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Short code with a hyphen, such as a package or an option. A browser could break the line after the hyphen. */
const SHORT = /^(?=.*-)\S{1,24}$/;

/** Keeps short inline code on one line: gives it the class `word`, which src/css/code.css styles. */
export default function wholeCode() {
  return (tree: Root): void => {
    visit(tree, 'inlineCode', (node) => {
      if (SHORT.test(node.value)) {
        node.data = {hProperties: {className: ['word']}};
      }
    });
  };
}
