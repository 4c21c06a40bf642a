import {createHash} from 'node:crypto';
import type {Document} from '../../../lib/html';
import {readInlineCode} from './inlineCode';

/** The encoding declaration of a page, which must stay first in the head. */
const CHARSET = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Returns the policy of a page, which allows resources from the site itself and exactly the page's own inline code.
 *
 * `unsafe-hashes` allows style attributes by hash, unlike `unsafe-inline`, which would allow any. Styles that React
 * sets are not subject to the policy.
 *
 * @throws {Error} when the page contains code that no hash can allow
 */
export function policyOf(page: Document): string {
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
 * Inserts the policy into the head of a page, before anything that it applies to.
 *
 * @param page the parsed `html`
 * @throws {Error} when the page does not declare its encoding, already has a policy, or contains code that the policy
 *   blocks
 */
export function withPolicy(html: string, page: Document): string {
  if (/<meta http-equiv=["']?content-security-policy/i.test(html)) {
    throw new Error('the page already has a policy.');
  }
  const charset = CHARSET.exec(html);
  if (!charset) {
    throw new Error('the page does not declare its encoding, and the policy must come right after that.');
  }
  const at = charset.index + charset[0].length;
  return `${html.slice(0, at)}<meta http-equiv=Content-Security-Policy content="${policyOf(page)}">${html.slice(at)}`;
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
