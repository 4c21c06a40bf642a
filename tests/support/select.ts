import {selectAll as selectWith, type Options} from 'css-select';
import {attributeOf, isElement, textOf, type Element, type Node} from '../../src/lib/html';

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const elementsIn = (nodes: Node[]): Element[] =>
  nodes.flatMap((node) => [...(isElement(node) ? [node] : []), ...elementsIn(childrenOf(node))]);

/**
 * Lets `css-select` read the trees of parse5. The content of a template does not count as its children, because
 * browsers do not render it.
 */
const options: Options<Node, Element> = {
  adapter: {
    isTag: isElement,
    getName: ({tagName}) => tagName,
    getAttributeValue: attributeOf,
    hasAttrib: (element, name) => attributeOf(element, name) !== undefined,
    getText: (node) => textOf(node),
    getChildren: childrenOf,
    getParent: ({parentNode}) => parentNode,
    getSiblings: (node) => ('parentNode' in node && node.parentNode ? childrenOf(node.parentNode) : [node]),
    removeSubsets: (nodes) => nodes,
    existsOne: (matches, nodes) => elementsIn(nodes).some(matches),
    findAll: (matches, nodes) => elementsIn(nodes).filter(matches),
    findOne: (matches, nodes) => elementsIn(nodes).find(matches) ?? null,
  },
};

/** Returns the elements in a node that match a CSS selector, in document order, but not those in templates. */
export function selectAll(selector: string, node: Node): Element[] {
  return selectWith(selector, node, options);
}

/** Returns the first element in a node that matches a selector, if any. */
export function select(selector: string, node: Node): Element | undefined {
  return selectAll(selector, node)[0];
}

/** Returns the values of an attribute of the elements that match a selector and have it. */
export function valuesIn(selector: string, node: Node, attribute: string): string[] {
  return selectAll(selector, node).flatMap((element) => attributeOf(element, attribute) ?? []);
}
