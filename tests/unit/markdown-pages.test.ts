import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../src/lib/html';
import {htmlToMarkdown} from '../../src/plugins/post-build/markdown-pages/htmlToMarkdown';

const PAGE = `<html><head><meta name="description" content="About guards."></head><body><nav>Menu</nav><main>
<div class="markdown"><header><h1>Guard</h1></header>
<p>Read <a href="/base/docs/pipe#x">the pipe page</a>.</p>
<h2 id="a">Options<a class="hash-link" href="#a">#</a></h2>
<div class="tabs-container"><ul role="tablist"><li role="tab">Function</li><li role="tab">Class</li></ul>
<div role="tabpanel"><strong class="panel-name">Function</strong><p>One</p></div><div role="tabpanel" hidden><strong class="panel-name">Class</strong><p>Two</p></div></div>
<figure><div class="language-ts"><pre class="language-ts"><code><div class="token-line"><span>a</span><span>();</span><br></div><div class="token-line"><span>  b();</span><br></div></code></pre><button>Copy</button></div>
<figcaption><p>Throws: <code>No!</code></p><a href="https://example.org">Whole file</a></figcaption></figure></div></main></body></html>`;

describe('htmlToMarkdown', () => {
  it('keeps the content, all tabs and the code, but no navigation', () => {
    const page = htmlToMarkdown(parseHtml(PAGE), 'https://example.org/base/docs/guard');
    expect(page).toEqual({
      title: 'Guard',
      description: 'About guards.',
      markdown: [
        '# Guard',
        '<https://example.org/base/docs/guard>',
        'Read [the pipe page](https://example.org/base/docs/pipe#x).',
        '## Options',
        '**Function**',
        'One',
        '**Class**',
        'Two',
        '```ts\na();\n  b();\n```',
        'Throws: `No!`\n',
      ].join('\n\n'),
    });
  });

  it("omits controls that need JavaScript, form fields and React's comments", () => {
    expect(
      convert(`<div class="needs-script"><p>Step 1 of 9</p></div><fieldset><legend>What?</legend><label><input type="radio">Pipe</label></fieldset>
        <p><label for="v">Version</label><select id="v"><option>18</option></select></p><p>Angular<!-- --> 18</p>`),
    ).toBe('Angular 18');
  });

  it.each([
    ['tight list', '<ul><li>a<ol start=3><li>b</li></ol></li><li>c</li></ul>', '- a\n  3. b\n- c'],
    ['loose list', '<ol><li><p>a</p><pre><code>b\n\nc</code></pre></li></ol>', '1. a\n\n   ```\n   b\n\n   c\n   ```'],
    ['definition list', '<dl><div><dt>Type</dt><dd><code>any</code></dd></div></dl>', '- Type\n\n  `any`'],
    ['admonition', '<div class="theme-admonition"><div>tip</div><p>a<br>b</p></div>', '> **Tip**\n>\n> a\\\n> b'],
    ['folded section', '<details><summary><h3>a</h3>b</summary><p>c</p></details>', '### a\n\nb\n\nc'],
    ['emphasis', '<p><em>a</em><strong>b</strong> <del>c</del></p>', '*a***b** ~~c~~'],
    ['image', '<p><img src="/a.svg" alt="A"></p>', '![A](https://example.org/a.svg)'],
    ['code with backticks', '<p><code>`a`</code></p><pre>```</pre>', '`` `a` ``\n\n````\n```\n````'],
    [
      'table with spanning cells',
      '<table><thead><tr><th>a<th>b<tbody><tr><td rowspan=2>1|2<td>3<tr><td>4<tr><td colspan=2>5</table>',
      '| a | b |\n| --- | --- |\n| 1\\|2 | 3 |\n| 1\\|2 | 4 |\n| 5 | 5 |',
    ],
  ])('writes a %s', (_, html, markdown) => {
    expect(convert(html)).toBe(markdown);
  });

  it('escapes text that looks like Markdown', () => {
    const parser = unified().use(remarkParse).use(remarkGfm);
    const characters = '#>+-=*_`~|[]()<!&;.\\ 12ab'.split('');
    fc.assert(
      fc.property(fc.string({unit: fc.constantFrom(...characters), minLength: 1}), (text) => {
        const value = text.replace(/ +/g, ' ').trim();
        const html = `<p>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`;
        expect(parser.parse(convert(html))).toMatchObject({
          children: value ? [{type: 'paragraph', children: [{type: 'text', value}]}] : [],
        });
      }),
      {seed: 1, numRuns: 500},
    );
  });

  it('returns null for a page without Markdown content', () => {
    expect(htmlToMarkdown(parseHtml('<main><h1>Home</h1></main>'), 'https://example.org/')).toBeNull();
  });
});

/** Converts the content of a page. */
function convert(content: string): string {
  const page = parseHtml(`<main><div class="markdown"><h1>Title</h1>${content}</div></main>`);
  return htmlToMarkdown(page, 'https://example.org/')!
    .markdown.replace(/^# Title\n\n<.+>\n*/, '')
    .trimEnd();
}
