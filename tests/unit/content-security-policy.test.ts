import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../src/lib/html';
import {
  policyOf as policyOfPage,
  readInlineCode as readInlineCodeOf,
  withPolicy as withPolicyOf,
} from '../../src/plugins/post-build/contentSecurityPolicy';

const readInlineCode = (html: string) => readInlineCodeOf(parseHtml(html));
const policyOf = (html: string) => policyOfPage(parseHtml(html));
const withPolicy = (html: string) => withPolicyOf(html, parseHtml(html));

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the inline code of a page', () => {
  it('contains inline scripts, but neither external scripts nor data', () => {
    const html =
      '<script>a()</script><script src=b.js></script><script type=application/ld+json>{}</script><script type=module>c()</script>';
    expect(readInlineCode(html).scripts).toEqual(['a()', 'c()']);
  });

  it('is parsed like in a browser: entities as written, line endings as LF', () => {
    expect(readInlineCode('<script>a &amp;&amp; "<b>"\r\n</script>').scripts).toEqual(['a &amp;&amp; "<b>"\n']);
  });

  it('contains each style element and style attribute once', () => {
    const html = '<style>p{}</style><p style="color:red"></p><p style="color:red"></p><p style="a:&quot;b&quot;"></p>';
    expect(readInlineCode(html)).toEqual({scripts: [], styles: ['p{}'], styleAttributes: ['color:red', 'a:"b"']});
  });

  it('contains the style attributes that an inline script writes', () => {
    const html = `<script>e.innerHTML='<b style="color:red">'</script>`;
    expect(readInlineCode(html).styleAttributes).toEqual(['color:red']);
  });

  it('must not contain event attributes or javascript: addresses', () => {
    expect(() => readInlineCode('<a onclick="go()">')).toThrowError(
      'the policy blocks the attribute onclick="go()" of <a>.',
    );
    expect(() => readInlineCode('<a href="javascript:go()">')).toThrowError(
      'the policy blocks the address javascript:go() of <a>.',
    );
  });
});

describe('the policy of a page', () => {
  it('allows only the inline code of that page, and no other origin', () => {
    const policy = policyOf('<script>a()</script><p style="color:red"></p>');
    expect(policy).toContain(`script-src 'self' ${hash('a()')};`);
    expect(policy).toContain(`style-src 'self' 'unsafe-hashes' ${hash('color:red')};`);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
  });
});

// built/head.test.ts tests where it is.
describe('a page with its policy', () => {
  it('is refused without an encoding, or with a policy', () => {
    expect(() => withPolicy('<title>T</title>')).toThrowError('does not declare its encoding');
    expect(() => withPolicy(withPolicy('<meta charset=utf-8>'))).toThrowError('already has a policy');
  });
});
