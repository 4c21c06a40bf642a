import fs from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import apiOverview from '../../src/remark/api-overview';
import {makeSite} from './support/site';
import {transformPage} from './support/transform';

const EXPORTS = "export {lampTestBed, LampTools} from './api';";
const API = `
/**
 * Tools of a lamp.
 *
 * @page api/test-beds/lamp#tools
 */
export interface LampTools {
  /**
   * The lamp.
   *
   * @page api/test-beds/lamp#tool-lamp
   */
  lamp: string;
  /**
   * The light.
   *
   * @page api/test-beds/lamp#tool-light-on
   */
  lightOn: boolean;
}

/**
 * The bed of a lamp.
 *
 * @page api/test-beds/lamp#methods
 */
interface LampTestBed {}

/**
 * Creates the bed of a lamp.
 *
 * @page api/test-beds/lamp#create
 */
export declare function lampTestBed(lamp: string): LampTestBed;
`;
const EN = 'docs';
const FR = 'i18n/fr/docusaurus-plugin-content-docs/current';
const FILES = {
  'samples/contract/index.d.ts': EXPORTS,
  'samples/contract/api.d.ts': API,
  'samples/contract/aliases.d.ts': '',
  [`${EN}/api/test-beds/lamp.mdx`]:
    '---\ntitle: Lamp test bed\n---\n\n## Create the test bed {#create}\n\n## The `tools` {#tools}\n',
  [`${FR}/api/test-beds/lamp.mdx`]:
    '---\ntitle: Banc de test de lampe\n---\n\n## Créer le banc de test {#create}\n\n## Outils {#tools}\n',
};

function transform(file: string, text: string, files: Record<string, string> = FILES): Promise<Root> {
  return transformPage(makeSite(files), file, text, apiOverview);
}

/** Serializes enough of the Markdown for a comparison. */
function write(node: Nodes): string {
  const inner = 'children' in node ? node.children.map(write).join('') : '';
  switch (node.type) {
    case 'heading':
      return `${'#'.repeat(node.depth)} ${inner} {#${(node.data as {hProperties: {id: string}}).hProperties.id}}\n`;
    case 'paragraph':
      return `${inner}\n`;
    case 'link':
      return `[${inner}](${node.url})`;
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'code':
      return `<${node.lang}>${node.value}</${node.lang}>\n`;
    case 'tableRow':
      return `|${node.children.map((cell) => write(cell)).join('|')}|\n`;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return `<${node.name}>${inner.trimEnd()}</${node.name}>\n`;
    default:
      return 'value' in node ? node.value : inner;
  }
}

describe('the API overview', () => {
  it('shows each exported symbol with its kind, signature, members and the section that documents it', async () => {
    expect(write(await transform(`${EN}/reference/api/overview.mdx`, 'Before.\n\n<ApiOverview />\n\nAfter.'))).toBe(
      [
        'Before.',
        '## Functions {#functions}',
        '<Fold>### `lampTestBed` {#lamptestbed}',
        'Function. Documented in [Lamp test bed, Create the test bed](../../api/test-beds/lamp.mdx#create).',
        '<ts>function lampTestBed(lamp: string): LampTestBed;</ts></Fold>',
        '## Test beds {#test-beds}',
        '## Options {#options}',
        '## Tools {#tools}',
        '<Fold>### `LampTools` {#lamptools}',
        'Interface. Documented in [Lamp test bed, The tools](../../api/test-beds/lamp.mdx#tools).',
        '<ts>interface LampTools {\n  lamp: string;\n  lightOn: boolean;\n}</ts>',
        'Tools: [`lamp`](../../api/test-beds/lamp.mdx#tool-lamp), [`lightOn`](../../api/test-beds/lamp.mdx#tool-light-on).</Fold>',
        'After.',
        '',
      ].join('\n'),
    );
  });

  it('starts with a table of all symbols', async () => {
    expect(write(await transform(`${EN}/reference/api/overview.mdx`, '<ApiSymbols />'))).toBe(
      [
        '|Symbol|Kind|What it is|Documentation|',
        '|[`lampTestBed`](#lamptestbed)|Function|Creates the lamp test bed.|[Lamp test bed](../../api/test-beds/lamp.mdx#create)|',
        '|[`LampTools`](#lamptools)|Interface|The tools of the lamp test bed.|[Lamp test bed](../../api/test-beds/lamp.mdx#tools)|',
        '',
      ].join('\n'),
    );
  });

  it('is in the language of the page, and links to pages in that language', async () => {
    const text = write(await transform(`${FR}/reference/api/overview.mdx`, '<ApiOverview />'));
    expect(text).toContain('## Outils {#tools}');
    expect(write(await transform(`${FR}/reference/api/overview.mdx`, '<ApiSymbols />'))).toContain(
      '|Interface|Les outils du banc de test de lampe.|[Banc de test de lampe]',
    );
    expect(text).toContain(
      'Fonction. Documentation\u00A0: [Banc de test de lampe, Créer le banc de test](../../api/test-beds/lamp.mdx#create).',
    );
    expect(text).toContain('Outils\u00A0: [`lamp`]');
  });

  it('reports a section that it cannot link to', async () => {
    const files = {...FILES, [`${EN}/api/test-beds/lamp.mdx`]: '## Create {#create}\n'};
    await expect(transform(`${EN}/reference/api/overview.mdx`, '<ApiOverview />', files)).rejects.toThrowError(
      /overview\.mdx links to #tools of .*docs\/api\/test-beds\/lamp\.mdx, which does not exist\.$/,
    );
  });

  it('does not change other pages', async () => {
    expect(write(await transform('docs/a.mdx', 'Text.'))).toBe('Text.\n');
  });

  it.each([EN, FR])('is on the overview page in %s', (folder) => {
    const page = fs.readFileSync(path.resolve(__dirname, '../..', folder, 'reference/api/overview.mdx'), 'utf8');
    expect(page).toMatch(/^<ApiOverview \/>$/m);
  });
});
