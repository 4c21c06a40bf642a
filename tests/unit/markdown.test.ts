import {describe, expect, it} from 'vitest';
import {readMarkdown} from '../../src/lib/markdown';

const read = (source: string) => readMarkdown(source, 'docs/a.mdx');

describe('the Markdown parser', () => {
  it('parses front matter, headings and elements with their lines', () => {
    const {frontMatter, parts} = read('---\ntitle: "A, b"\n---\n\n## A `b` {#a-b}\n\n<OptionFacts\n  type="A"\n/>\n');
    expect([frontMatter.values.title, frontMatter.lineOf('title')]).toEqual(['A, b', 2]);
    expect(parts).toEqual([
      {kind: 'heading', line: 5, level: 2, id: 'a-b', text: 'A `b`'},
      {kind: 'element', line: 7, name: 'OptionFacts', attributes: new Map([['type', 'A']])},
    ]);
  });

  it('parses attributes in quotes, in braces and with entities', () => {
    const {parts} = read(
      '## A {#a}\n<OptionFacts type={\'"a" | "b"\'} default="\'\'" count={1} />\n<OptionFacts type="Signal&lt;string&gt;" />',
    );
    expect(parts.flatMap((part) => (part.kind === 'element' ? [Object.fromEntries(part.attributes)] : []))).toEqual([
      {type: '"a" | "b"', default: "''"},
      {type: 'Signal<string>'},
    ]);
  });

  it('ignores the content of code, also in nested fences', () => {
    const page =
      '````md title="x"\n## No {#no}\n```ts\n```\n<!-- No -->\n````\n\n## Yes {#yes}\n~~~\n## No\n~~~\n`<No>`\n';
    expect(read(page).parts).toEqual([
      {kind: 'code', line: 1, lang: 'md', meta: 'title="x"', body: '## No {#no}\n```ts\n```\n<!-- No -->'},
      {kind: 'heading', line: 8, level: 2, id: 'yes', text: 'Yes'},
      {kind: 'code', line: 9, lang: '', meta: '', body: '## No'},
      {kind: 'text', line: 12, text: '`<No>`'},
    ]);
  });

  it('splits displayed text into lines and cells', () => {
    const page =
      'One **two**\n_three_ `four` [five](./a.mdx "Six").{/* no */}\n\n- ![Seven](./b.svg)\n\n| `a \\| b` | c |\n| --- | --- |\n| d | <b>e</b> |\n<!-- truncate -->\n';
    expect(read(page).parts.filter(({kind}) => kind !== 'element')).toEqual([
      {kind: 'text', line: 1, text: 'One two'},
      {kind: 'link', line: 2, target: './a.mdx'},
      {kind: 'text', line: 2, text: 'three `four` five.'},
      {kind: 'image', line: 4, target: './b.svg'},
      {kind: 'text', line: 4, text: 'Seven'},
      {kind: 'text', line: 6, text: '`a | b`'},
      {kind: 'text', line: 6, text: 'c'},
      {kind: 'text', line: 8, text: 'd'},
      {kind: 'text', line: 8, text: 'e'},
    ]);
  });
});
