import {createHash} from 'node:crypto';
import {attributeOf, elementsIn, textOf, type Document, type Element} from '../../lib/html';

/** The encoding declaration of a page, which must stay first in the head. */
const CHARSET = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/** The `type` values of scripts that run. Scripts of other types, such as JSON-LD, are data. */
const CODE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Returns the inline code of a page, which a policy without `unsafe-inline` blocks unless it lists the code's hash: the
 * scripts that run, the style elements and the style attributes, including those that scripts write. In document order,
 * without duplicates.
 *
 * @throws {Error} for an event attribute (`onclick=…`) or a `javascript:` address, which this policy never allows,
 *   and for a `src` on another site
 */
function readInlineCode(page: Document) {
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
      if (name === 'src' && /^(?:https?:)?\/\//i.test(value)) {
        throw new Error(`the policy blocks ${value} of <${element.tagName}>; put a copy in static/.`);
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

/**
 * Returns the policy of a page, which allows resources from the site itself, images in `data:` URLs, and exactly the
 * page's own inline code.
 *
 * `unsafe-hashes` allows style attributes by hash, unlike `unsafe-inline`, which would allow any. Styles that React
 * sets are not subject to the policy.
 *
 * @throws {Error} when the page contains something that the policy always blocks
 */
function policyOf(page: Document): string {
  const {scripts, styles, styleAttributes} = readInlineCode(page);
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts.map(hashSource)],
    [
      'style-src',
      "'self'",
      ...(styleAttributes.length > 0 ? ["'unsafe-hashes'"] : []),
      ...[...new Set([...styles, ...styleAttributes])].map(hashSource),
    ],
    ['img-src', "'self'", 'data:'],
    ['frame-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * Inserts the policy into the head of a page, before anything that it applies to.
 *
 * @param page the parsed `html`
 * @throws {Error} when the page does not declare its encoding, or contains code that the policy blocks
 */
export function withPolicy(html: string, page: Document): string {
  const charset = CHARSET.exec(html);
  if (!charset) {
    throw new Error('the page does not declare its encoding, and the policy must come right after the declaration.');
  }
  const at = charset.index + charset[0].length;
  return `${html.slice(0, at)}<meta http-equiv=Content-Security-Policy content="${policyOf(page)}">${html.slice(at)}`;
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
