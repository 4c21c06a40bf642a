import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {readInlineCode} from '../../src/plugins/post-build/content-security-policy/inlineCode';
import {policyOf, withPolicy} from '../../src/plugins/post-build/content-security-policy/policy';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the inline code of a page', () => {
  it('is its scripts that run, not those of a file and not data', () => {
    const html =
      '<script>a()</script><script src=b.js></script><script type=application/ld+json>{}</script><script type=module>c()</script>';
    expect(readInlineCode(html).scripts).toEqual(['a()', 'c()']);
  });

  it('is read as a browser reads it: entities as written, line ends as line feeds', () => {
    expect(readInlineCode('<script>a &amp;&amp; "<b>"\r\n</script>').scripts).toEqual(['a &amp;&amp; "<b>"\n']);
  });

  it('does not take for a script what stands in an attribute or in a comment', () => {
    expect(readInlineCode('<p title="<script>x</script>"><!-- <script>y</script> --></p>').scripts).toEqual([]);
  });

  it('is each style element and each value of a style attribute once', () => {
    const html = '<style>p{}</style><p style="color:red"></p><p style="color:red"></p><p style="a:&quot;b&quot;"></p>';
    expect(readInlineCode(html)).toEqual({scripts: [], styles: ['p{}'], styleAttributes: ['color:red', 'a:"b"']});
  });

  it('is the style attributes too that an inline script writes', () => {
    const html = `<script>e.innerHTML='<b style="color:red">'</script>`;
    expect(readInlineCode(html).styleAttributes).toEqual(['color:red']);
  });

  it('must have no event attribute and no javascript: address', () => {
    expect(() => readInlineCode('<a onclick="go()">')).toThrowError(
      'the policy blocks the attribute onclick="go()" of <a>.',
    );
    expect(() => readInlineCode('<a href="javascript:go()">')).toThrowError(
      'the policy blocks the address javascript:go() of <a>.',
    );
  });
});

describe('the policy of a page', () => {
  it('allows the inline code of that page and no other', () => {
    const policy = policyOf('<script>a()</script><p style="color:red"></p>');
    expect(policy).toContain(`script-src 'self' ${hash('a()')};`);
    expect(policy).toContain(`style-src 'self' 'unsafe-hashes' ${hash('color:red')};`);
  });

  it('names no other origin, and allows neither inline code nor code made from text', () => {
    const policy = policyOf('<style>p{}</style>');
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("object-src 'none'");
  });

  it('is the same for the same page', () => {
    const html = '<script>a()</script><style>p{}</style>';
    expect(policyOf(html)).toBe(policyOf(html));
  });
});

describe('a page with its policy', () => {
  it('has it right behind its encoding', () => {
    const html = withPolicy('<html><head><meta charset=UTF-8><title>T</title>');
    expect(html).toMatch(
      /^<html><head><meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="default-src 'self';[^"]+"><title>T<\/title>$/,
    );
  });

  it('is refused without an encoding, and with a policy of its own', () => {
    expect(() => withPolicy('<title>T</title>')).toThrowError('does not declare its encoding');
    expect(() => withPolicy(withPolicy('<meta charset=utf-8>'))).toThrowError('already has a policy');
  });
});
