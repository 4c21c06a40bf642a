import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** Short code that a browser could break after a hyphen or a space, such as a package, an option or the title of a spec. */
const SHORT = /^(?=.*[- ]).{1,26}$/;

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
