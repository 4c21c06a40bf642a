import {describe, expect, it} from 'vitest';
import {parseHtml, type Document} from '../../src/lib/html';
import {readPage} from '../../src/plugins/post-build/search/readPage';

function pageOf(article: string, {head = '', htmlClass = 'docs-doc-page'} = {}): Document {
  return parseHtml(`<html class="${htmlClass}"><head>${head}</head><body><nav>Menu</nav><main><article>
    <div class="theme-doc-toc-mobile">On this page</div>
    <div class="theme-doc-markdown markdown">${article}</div>
  </article></main></body></html>`);
}

describe('readPage', () => {
  it('creates a section for each heading, with separate text and code, and declarations only from signatures', () => {
    const page = readPage(
      pageOf(`<header><h1>Guard test bed</h1></header><p>Opening.</p>
        <h2 id="tools">Tools<a class="hash-link" href="#tools">#</a></h2><p>First.</p><p>Second.</p>
        <h3 id="tool-guard"><code>guard</code></h3>
        <pre><code><div class="token-line">function guardTestBed(): void;</div></code></pre>
        <figure><div class="codeBlockTitle_x">cart.spec.ts</div><pre><code><div class="token-line">class Cart {}</div></code></pre>
          <figcaption><p>Throws: <code>Oops</code></p><a href="https://example.test">Whole file</a></figcaption></figure>`),
      'docs/api/test-beds/guard',
    );
    expect(page).toMatchObject({
      title: 'Guard test bed',
      sections: [
        {id: '', level: 1, heading: 'Guard test bed', text: 'Opening.'},
        {id: 'tools', level: 2, heading: 'Tools', text: 'First.\nSecond.'},
        {
          id: 'tool-guard',
          level: 3,
          heading: '`guard`',
          text: 'Throws: Oops',
          code: 'function guardTestBed(): void;\nclass Cart {}',
          declares: ['guardTestBed'],
        },
      ],
    });
  });

  it.each([
    ['a noindex page', {head: '<meta name="robots" content="noindex, nofollow">'}],
    ['a redirect', {head: '<meta http-equiv="refresh" content="0; url=/x">'}],
    ['a list of posts', {htmlClass: 'blog-wrapper blog-list-page'}],
    ['the archive', {htmlClass: 'blog-wrapper blog-archive-page'}],
    ['a tag', {htmlClass: 'blog-wrapper blog-tags-post-list-page'}],
  ])('leaves out %s', (_, options) => {
    expect(readPage(pageOf('<h1>Page</h1>', options), 'page')).toBeNull();
  });
});
