import sax from 'sax';
import {elementsIn, parseHtml, textOf as htmlTextOf, type Element, type Node} from '../../../src/lib/html';

/**
 * Checks that a file is well-formed XML, and returns it parsed as HTML, so that the HTML helpers work on it.
 *
 * @throws {Error} when it is not well-formed
 */
export function readXml(source: string): Node {
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(source).close();
  return parseHtml(source);
}

/** Returns the elements with the given name in a node. */
function namedIn(node: Node, name: string): Element[] {
  return elementsIn(node).filter(({tagName}) => tagName === name);
}

/** Returns the addresses that a sitemap, or an entry of one, lists. */
export function addressesIn(node: Node): string[] {
  return namedIn(node, 'loc').map((element) => htmlTextOf(element).trim());
}
