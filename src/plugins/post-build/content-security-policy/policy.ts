import {createHash} from 'node:crypto';
import {readInlineCode} from './inlineCode';

/** A page's declaration of its encoding, which stays the first thing in its head. */
const CHARSET = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * The policy of a page: everything from the site itself, and of inline code exactly what the page holds.
 *
 * `unsafe-hashes` lets hashes allow style attributes, which `unsafe-inline` would allow without looking at them.
 * Styles that React sets need no permission.
 *
 * @throws {Error} when the page holds code that no hash can allow
 */
export function policyOf(html: string): string {
  const {scripts, styles, styleAttributes} = readInlineCode(html);
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
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['frame-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * Puts the page's policy into its head, before anything that it governs.
 *
 * @throws {Error} when the page does not declare its encoding, has a policy already, or cannot have one
 */
export function withPolicy(html: string): string {
  if (/<meta http-equiv=["']?content-security-policy/i.test(html)) {
    throw new Error('the page has a policy already.');
  }
  const charset = CHARSET.exec(html);
  if (!charset) {
    throw new Error('the page declares no encoding to put the policy behind.');
  }
  const at = charset.index + charset[0].length;
  return `${html.slice(0, at)}<meta http-equiv=Content-Security-Policy content="${policyOf(html)}">${html.slice(at)}`;
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
