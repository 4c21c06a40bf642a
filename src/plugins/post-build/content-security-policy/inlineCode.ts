import {attributeOf, elementsIn, textOf, type Document, type Element} from '../../../lib/html';

/** The inline code of a page, which a policy without `unsafe-inline` blocks unless it lists the hash. */
export interface InlineCode {
  /** Contents of the inline scripts that a browser runs. */
  scripts: string[];
  /** Contents of the style elements. */
  styles: string[];
  /** Values of the style attributes, including those that inline scripts write. */
  styleAttributes: string[];
}

/** The `type` values of scripts that run. Scripts of other types, such as JSON-LD, are data. */
const CODE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Returns the inline code of a page without duplicates, in document order.
 *
 * @throws {Error} for an event attribute (`onclick=…`) or a `javascript:` address, which no hash can allow
 */
export function readInlineCode(page: Document): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  for (const element of elementsIn(page)) {
    for (const {name, value} of element.attrs) {
      if (/^on[a-z]+$/.test(name)) {
        throw new Error(`the policy blocks the attribute ${name}="${value}" of <${element.tagName}>.`);
      }
      if (/^(?:href|src|action|formaction)$/.test(name) && /^\s*javascript:/i.test(value)) {
        throw new Error(`the policy blocks the address ${value} of <${element.tagName}>.`);
      }
      if (name === 'style') {
        styleAttributes.add(value);
      }
    }
    if (element.tagName === 'style') {
      styles.add(textOf(element));
    } else if (element.tagName === 'script' && runsInline(element)) {
      scripts.add(textOf(element));
    }
  }
  for (const script of scripts) {
    for (const [, , value] of script.matchAll(/\bstyle=(["'])(.*?)\1/g)) {
      styleAttributes.add(value!);
    }
  }
  return {scripts: [...scripts], styles: [...styles], styleAttributes: [...styleAttributes]};
}

function runsInline(script: Element): boolean {
  return attributeOf(script, 'src') === undefined && CODE.test(attributeOf(script, 'type') ?? '');
}
