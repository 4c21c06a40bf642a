import {attributeOf, hasClass, isElement, type Element, type Node} from '../../src/lib/html';

/** Matches a tag, a class or an attribute of a selector. */
const TOKEN = /^[\w-]+|\.[\w-]+|\[[^\]]+\]/g;

/**
 * Returns the elements in a node that match a selector, in document order, but not those in templates.
 *
 * @param selector tags, classes and attributes, such as `main a[rel=tag].link`, with only descendant combinators
 * @throws {Error} when it contains anything else
 */
export function selectAll(selector: string, node: Node): Element[] {
  return selector.split(' ').reduce<Element[]>((found, part, index) => {
    const matches = matcherOf(part);
    const elements = index === 0 ? renderedIn(node) : found.flatMap(renderedIn);
    return [...new Set(elements)].filter(matches);
  }, []);
}

/** Returns the first element in a node that matches a selector, if any. */
export function select(selector: string, node: Node): Element | undefined {
  return selectAll(selector, node)[0];
}

/** Returns the values of an attribute of the elements that match a selector and have it. */
export function valuesIn(selector: string, node: Node, attribute: string): string[] {
  return selectAll(selector, node).flatMap((element) => attributeOf(element, attribute) ?? []);
}

/** Returns the elements in a node that browsers render, in document order; those in templates are left out. */
export function renderedIn(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.filter(isElement) : [];
  return children.flatMap((child) => [child, ...renderedIn(child)]);
}

/** Returns whether an element is in a closed `<details>` element, and not in its summary. */
export function isFolded({tagName, parentNode}: Element): boolean {
  if (parentNode === null || !isElement(parentNode)) {
    return false;
  }
  const isClosed = parentNode.tagName === 'details' && attributeOf(parentNode, 'open') === undefined;
  return (isClosed && tagName !== 'summary') || isFolded(parentNode);
}

function matcherOf(part: string): (element: Element) => boolean {
  const tokens = part.match(TOKEN) ?? [];
  if (tokens.join('') !== part) {
    throw new Error(`Unsupported selector: ${part}`);
  }
  return (element) =>
    tokens.every((token) => {
      if (token.startsWith('.')) {
        return hasClass(element, token.slice(1));
      }
      if (token.startsWith('[')) {
        const [name, value] = token.slice(1, -1).split('=');
        const own = attributeOf(element, name!);
        return own !== undefined && own === (value ?? own);
      }
      return element.tagName === token;
    });
}
