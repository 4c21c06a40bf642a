import type {Nodes} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import folds from '../../src/remark/folds';

/** Returns the elements and headings of the page, with nested ones in brackets. */
function outline(markdown: string, frontMatter: Record<string, unknown> = {}): string {
  const tree = unified().use(remarkParse).parse(markdown);
  folds()(tree, new VFile({path: 'docs/page.mdx', data: {frontMatter}}));
  return tree.children.map(show).join(' ');
}

function show(node: Nodes): string {
  if (node.type === 'mdxJsxFlowElement') {
    return `${node.name}[${node.children.map(show).join(' ')}]`;
  }
  return node.type === 'heading' ? `h${node.depth}` : node.type;
}

describe('folds', () => {
  it.each([
    [
      'collapses a recipe up to the next heading of the same or a higher level',
      '## R {#recipes}\n### A {#recipe-a}\ntext\n### B {#recipe-b}\n- one\n\n## E {#errors}\ntext',
      'h2 div[Fold[h3 paragraph] Fold[h3 list]] h2 paragraph',
    ],
    [
      'collapses a section inside a collapsed section',
      '### A {#recipe-a}\n#### B {#recipe-b}\ntext\n#### C {#notes}\n### D {#tool-d}',
      'div[Fold[h3 div[Fold[h4 paragraph]] h4]] h3',
    ],
    [
      'collapses the errors of a group, but not the group',
      '### G {#errors-g}\ntext\n#### A {#error-a}\ntext',
      'h3 paragraph div[Fold[h4 paragraph]]',
    ],
    [
      'collapses the errors that a list shows',
      '### A {#errors-shared}\n- one\n### B {#errors-other}',
      'div[Fold[h3 list]] h3',
    ],
    [
      'adds “Open all” to a section with many collapsed sections, but not to one with few',
      `## R {#recipes}\ntext\n### G {#group}\n${'#### A {#recipe-a}\n'.repeat(5)}## E {#errors}\n${'### A {#error-a}\n'.repeat(4)}`,
      `h2 paragraph h3 OpenAll[] div[Fold[h4]${' Fold[h4]'.repeat(4)}] h2 div[Fold[h3]${' Fold[h3]'.repeat(3)}]`,
    ],
    ['does not collapse major sections', '## Migrate {#migrate-3}\ntext', 'h2 paragraph'],
  ])('%s', (_, markdown, expected) => {
    expect(outline(markdown)).toBe(expected);
  });

  it('collapses the sections that the front matter lists', () => {
    expect(outline('### A {#debug}\ntext\n### B {#walk}\ntext', {folded_sections: ['debug']})).toBe(
      'div[Fold[h3 paragraph]] h3 paragraph',
    );
  });
});
