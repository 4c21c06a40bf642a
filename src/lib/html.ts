import {parse, type DefaultTreeAdapterTypes} from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

/** Block elements, whose text is on lines of its own. */
const BLOCKS = new Set(
  'address article blockquote dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);

/** Elements that are useless outside of the page. Feeds and Markdown pages add the title separately. */
const PAGE_ONLY = new Set(
  'button fieldset h1 input label nav noscript script select style svg template textarea'.split(' '),
);

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function isText(node: Node): node is DefaultTreeAdapterTypes.TextNode {
  return node.nodeName === '#text';
}

/** Parses a page. The content of `noscript` is parsed too. */
export function parseHtml(html: string): Document {
  return parse(html, {scriptingEnabled: false});
}

export function isBlock({tagName}: Element): boolean {
  return BLOCKS.has(tagName);
}

export function attributeOf({attrs}: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return ` ${attributeOf(element, 'class')} `.includes(` ${name} `);
}

/** Returns whether an element is useless in feeds, in Markdown and in the search: a control or an ornament. */
export function isPageOnly(element: Element): boolean {
  return (
    PAGE_ONLY.has(element.tagName) ||
    hasClass(element, 'needs-script') ||
    hasClass(element, 'hash-link') ||
    attributeOf(element, 'role') === 'tablist' ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    // The link to the source of a sample.
    (element.tagName === 'a' && element.parentNode?.nodeName === 'figcaption')
  );
}

/** Returns all elements in a node, including those in templates, in document order. */
export function elementsIn(node: Node): Element[] {
  const elements: Element[] = [];
  const add = ({childNodes}: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of childNodes) {
      if (isElement(child)) {
        elements.push(child);
        add('content' in child ? child.content : child);
      }
    }
  };
  if ('childNodes' in node) {
    add(node);
  }
  return elements;
}

/**
 * Returns the text of a node, in which `br` elements are line breaks.
 *
 * @param replace returns the text to use for an element instead of its own, if any
 */
export function textOf(node: Node, replace?: (element: Element) => string | undefined): string {
  if (isText(node)) {
    return node.value;
  }
  if (!('childNodes' in node)) {
    return '';
  }
  if (node.nodeName === 'br') {
    return '\n';
  }
  return (
    (isElement(node) ? replace?.(node) : undefined) ?? node.childNodes.map((child) => textOf(child, replace)).join('')
  );
}

/** Returns the code of a highlighted `pre` or `code` element, in which each line is an element. */
export function codeOf(pre: Element): string {
  const lines = elementsIn(pre).filter((element) => hasClass(element, 'token-line'));
  return lines.length > 0 ? lines.map((line) => textOf(line).replace(/\n$/, '')).join('\n') : textOf(pre);
}
