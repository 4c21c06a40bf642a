import {describe, expect, it} from 'vitest';
import {htmlToMarkdown} from '../../src/plugins/post-build/markdown-pages/htmlToMarkdown';
import {fullText, llmsText} from '../../src/plugins/post-build/markdown-pages/llmsText';

const PAGE = `<html><head><meta name="description" content="About guards."></head><body><nav>Menu</nav><main>
<div class="markdown"><header><h1>Guard</h1></header>
<p>Read <a href="/base/docs/pipe#x">the pipe page</a>.</p>
<h2 id="a">Options<a class="hash-link" href="#a">#</a></h2>
<div class="tabs-container"><ul role="tablist"><li role="tab">Function</li><li role="tab">Class</li></ul>
<div role="tabpanel"><p>One</p></div><div role="tabpanel" hidden><p>Two</p></div></div>
<figure><div class="language-ts"><pre class="language-ts"><code><div class="token-line"><span>a</span><span>();</span><br></div><div class="token-line"><span>  b();</span><br></div></code></pre><button>Copy</button></div>
<figcaption><p>Throws: <code>No!</code></p><a href="https://example.org">Whole file</a></figcaption></figure>
<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></div></main></body></html>`;

describe('htmlToMarkdown', () => {
  it('keeps the content, all tabs and the code, but no navigation', async () => {
    const page = await htmlToMarkdown(PAGE, 'https://example.org/base/docs/guard');
    expect(page).toEqual({
      title: 'Guard',
      description: 'About guards.',
      markdown: [
        '# Guard',
        'Read [the pipe page](https://example.org/base/docs/pipe#x).',
        '## Options',
        '**Function**',
        'One',
        '**Class**',
        'Two',
        '```ts\na();\n  b();\n```',
        'Throws: `No!`',
        '| A |\n| - |\n| 1 |\n',
      ].join('\n\n'),
    });
  });

  it("omits form fields, the names of tab panels and React's comments", async () => {
    const page = await htmlToMarkdown(
      `<main><div class="markdown"><h1>Find</h1><fieldset><legend>What?</legend><label><input type="radio">Pipe</label></fieldset>
      <p><label for="v">Version</label><select id="v"><option>18</option></select></p><p>Angular<!-- --> 18</p>
      <div class="tabs-container"><ul role="tablist"><li role="tab">npm</li></ul>
      <div role="tabpanel"><p class="tab-panel-name">npm</p><p>One</p></div></div></div></main>`,
      'https://example.org/',
    );
    expect(page!.markdown).toBe('# Find\n\nAngular 18\n\n**npm**\n\nOne\n');
  });

  it('returns null for a page without Markdown content', async () => {
    expect(await htmlToMarkdown('<main><h1>Home</h1></main>', 'https://example.org/')).toBeNull();
  });
});

describe('the lists for tools', () => {
  const site = {title: 'Site', tagline: 'It helps'};
  const entries = [
    {address: 'https://example.org/docs/a.md', title: 'A', description: 'About A.', markdown: '# A\n\nOne\n'},
    {address: 'https://example.org/blog/b.md', title: 'B', description: '', markdown: '# B\n\nTwo\n'},
  ];

  it('list documents and posts under their headings', () => {
    expect(llmsText(site, entries, 'https://example.org/llms-full.txt')).toBe(
      '# Site\n\n> It helps\n\n[llms-full.txt](https://example.org/llms-full.txt)\n\n## Docs\n\n- [A](https://example.org/docs/a.md): About A.\n\n## Blog\n\n- [B](https://example.org/blog/b.md)\n',
    );
  });

  it('contain all texts, each with its address', () => {
    expect(fullText(site, entries)).toBe(
      '# Site\n\n> It helps\n\n# A\n\n<https://example.org/docs/a.md>\n\nOne\n\n# B\n\n<https://example.org/blog/b.md>\n\nTwo\n',
    );
  });
});
