import sax from 'sax';

/** An element of an XML file. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** Matches characters that XML 1.0 cannot represent. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/u;

/**
 * Parses an XML file.
 *
 * @returns the root element
 * @throws {Error} when it is not well-formed
 */
export function readXml(source: string): XmlElement {
  const outside: XmlElement = {name: '', attributes: {}, children: [], text: ''};
  const open = [outside];
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({name, attributes}) => {
    const element = {name, attributes: attributes as Record<string, string>, children: [], text: ''};
    open.at(-1)!.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  parser.ontext = parser.oncdata = (text) => void (open.at(-1)!.text += text);
  if (FORBIDDEN.test(source)) {
    throw new Error(
      `The file contains a character that XML does not allow: ${JSON.stringify(FORBIDDEN.exec(source)![0])}.`,
    );
  }
  parser.write(source).close();
  if (outside.children.length !== 1) {
    throw new Error(`The file has ${outside.children.length} root elements.`);
  }
  return outside.children[0]!;
}

/** Returns the children of an element that have a name. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Returns the text of the child with a name; empty if there is none or more than one. */
export function textOf(element: XmlElement, name: string): string {
  const found = childrenOf(element, name);
  return found.length === 1 ? found[0]!.text.trim() : '';
}
