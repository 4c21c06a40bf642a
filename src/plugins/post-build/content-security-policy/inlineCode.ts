import {Parser} from 'htmlparser2';

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
export function readInlineCode(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  let kind: Set<string> | null = null;
  let text = '';

  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on[a-z]+$/.test(attribute)) {
          throw new Error(`the policy blocks the attribute ${attribute}="${value}" of <${name}>.`);
        }
        if (/^(?:href|src|action|formaction)$/.test(attribute) && /^\s*javascript:/i.test(value)) {
          throw new Error(`the policy blocks the address ${value} of <${name}>.`);
        }
      }
      if (attributes.style !== undefined) {
        styleAttributes.add(attributes.style);
      }
      text = '';
      kind = kindOf(name, attributes);
    },
    ontext(data) {
      text += data;
    },
    onclosetag() {
      kind?.add(text);
      kind = null;
    },
  });
  // Browsers hash the parsed text, in which line endings are normalized to LF.
  parser.end(html.replace(/\r\n?/g, '\n'));

  for (const script of scripts) {
    for (const [, , value] of script.matchAll(/\bstyle=(["'])(.*?)\1/g)) {
      styleAttributes.add(value!);
    }
  }
  return {scripts: [...scripts], styles: [...styles], styleAttributes: [...styleAttributes]};

  function kindOf(name: string, attributes: Record<string, string>): Set<string> | null {
    if (name === 'style') {
      return styles;
    }
    return name === 'script' && attributes.src === undefined && CODE.test(attributes.type ?? '') ? scripts : null;
  }
}
