import path from 'node:path';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import apiOverview from '../../src/remark/api-overview';
import {makeSite} from './support/site';
import {transformPage, writeMarkdown} from './support/transform';

const EXPORTS = "export {pipeTestBed, PipeTools} from './api';";
const API = `
/**
 * Tools of a pipe.
 *
 * @page api/test-beds/pipe#tools
 */
export interface PipeTools {
  /**
   * The lamp.
   *
   * @page api/test-beds/pipe#tool-lamp
   */
  lamp: string;
  /**
   * The light.
   *
   * @page api/test-beds/pipe#tool-light-on
   */
  lightOn: boolean;
}

/**
 * The test bed of a pipe.
 *
 * @page api/test-beds/pipe#methods
 */
interface PipeTestBed {}

/**
 * Creates the test bed of a pipe.
 *
 * @page api/test-beds/pipe#create
 */
export declare function pipeTestBed(lamp: string): PipeTestBed;
`;
const ROOT = path.resolve(__dirname, '../..');
const EN = 'docs';
const FR = 'i18n/fr/docusaurus-plugin-content-docs/current';
const FILES = {
  'samples/contract/index.d.ts': EXPORTS,
  'samples/contract/api.d.ts': API,
  'samples/contract/aliases.d.ts': '',
  'samples/contract/french.json': '{"Creates the test bed of a pipe.": "Crée le banc d’un pipe."}',
  [`${EN}/api/test-beds/pipe.mdx`]:
    '---\ntitle: Pipe test bed\n---\n\n## Create the test bed {#create}\n\n## The `tools` {#tools}\n',
  [`${FR}/api/test-beds/pipe.mdx`]:
    '---\ntitle: Banc de test de pipe\n---\n\n## Créer le banc de test {#create}\n\n## Outils {#tools}\n',
};

function transform(file: string, text: string, files: Record<string, string> = FILES): Promise<Root> {
  return transformPage(makeSite(files), file, text, apiOverview);
}

describe('the API overview', () => {
  it('shows each exported symbol with its signature, members and the section that documents it', async () => {
    expect(
      writeMarkdown(await transform(`${EN}/reference/api/overview.mdx`, 'Before.\n\n<ApiOverview />\n\nAfter.')),
    ).toBe(
      [
        'Before.',
        '## Functions {#functions}',
        '<Fold>### `pipeTestBed` {#pipetestbed}',
        'Documented in [Pipe test bed, Create the test bed](../../api/test-beds/pipe.mdx#create).',
        '<ts>function pipeTestBed(lamp: string): PipeTestBed;</ts></Fold>',
        '## Test beds {#test-beds}',
        '## Options {#options}',
        '## Tools {#tools}',
        '<Fold>### `PipeTools` {#pipetools}',
        'Documented in [Pipe test bed, The tools](../../api/test-beds/pipe.mdx#tools).',
        '<ts>interface PipeTools {\n  lamp: string;\n  lightOn: boolean;\n}</ts>',
        'Tools: [`lamp`](../../api/test-beds/pipe.mdx#tool-lamp), [`lightOn`](../../api/test-beds/pipe.mdx#tool-light-on).</Fold>',
        'After.',
        '',
      ].join('\n'),
    );
  });

  it('has tables of the functions and of the types', async () => {
    const page = '<ApiFunctions />\n\n<ApiBedTypes />';
    expect(writeMarkdown(await transform(`${EN}/reference/api/overview.mdx`, page))).toBe(
      [
        '|Function|What it does|',
        '|[`pipeTestBed`](#pipetestbed)|Creates the test bed of a pipe. [Pipe test bed](../../api/test-beds/pipe.mdx#create)|',
        '|Test bed|Its type|Its options|Its tools|',
        '|[Pipe test bed](../../api/test-beds/pipe.mdx#create)|`PipeTestBed` (not exported)|`PipeTestBedOptions` (not exported)|[`PipeTools`](#pipetools)|',
        '',
      ].join('\n'),
    );
  });

  it('compares the options of the test beds', async () => {
    const text = writeMarkdown(
      await transformPage(ROOT, `${EN}/reference/api/overview.mdx`, '<ApiOptions />', apiOverview),
    );
    const namesOf = (bed: string) =>
      text
        .split('\n')
        .find((line) => line.startsWith(`|[${bed}]`))!
        .split('|')
        .slice(2, -1)
        .map((cell) => cell.replaceAll(/\[(`\w+`)\]\([^)]*\)/g, '$1'));
    expect(namesOf('Guard')).toEqual(['`httpTesting` `verifyHttp`', '–', '`type`']);
    expect(namesOf('Interceptor')).toEqual(['`verifyHttp`', '–', '–']);
    expect(namesOf('Router')).toEqual(['–', '–', '`initialUrl` `startDetectChanges`']);
    expect(text).toContain('[`noTemplate`](../../api/test-beds/directive.mdx#option-no-template)');
  });

  it('defines the types that are not exported, by page', async () => {
    expect(writeMarkdown(await transform(`${EN}/reference/api/overview.mdx`, '<ApiTypes />'))).toBe(
      '<Fold>### Pipe test bed {#type-pipe}\n<ts>interface PipeTestBed {}</ts></Fold>\n',
    );
    const text = writeMarkdown(
      await transformPage(ROOT, `${EN}/reference/api/overview.mdx`, '<ApiTypes />', apiOverview),
    );
    expect(text).toContain('type Importation = Type<any> | ModuleWithProviders<any>;');
    expect(text).not.toContain('interface GuardTools');
  });

  it('shows the method inject once', async () => {
    const text = writeMarkdown(
      await transformPage(ROOT, `${EN}/reference/api/overview.mdx`, '<ApiOverview />', apiOverview),
    );
    expect(text.match(/inject<key/g)).toHaveLength(1);
    expect(text).toContain('The method `inject` is the same in all of them');
    expect(text).toMatch(/interface PipeTestBed<[^{]*\{\n {2}\(\n.*\n {2}\): jasmine.ImplementationCallback;\n\}/);
  });

  it('links each symbol to its own description, even if a function and a type differ only in case', async () => {
    const page = '<ApiFunctions />\n\n<ApiBedTypes />\n\n<ApiOverview />';
    const text = writeMarkdown(await transformPage(ROOT, `${EN}/reference/api/overview.mdx`, page, apiOverview));
    const links = [...text.matchAll(/\[`(\w+)`\]\(#([\w-]+)\)/g)].map(([, name, id]) => ({name, id}));
    const headings = [...text.matchAll(/### `(\w+)` \{#([\w-]+)\}/g)].map(([, name, id]) => ({name, id}));
    expect(links).toContainEqual({name: 'GuardTestBed', id: 'guardtestbed-1'});
    expect(links).toHaveLength(headings.length);
    expect(headings).toEqual(expect.arrayContaining(links));
    expect(new Set(headings.map(({id}) => id)).size).toBe(headings.length);
  });

  it('is in the language of the page, and links to pages in that language', async () => {
    const text = writeMarkdown(await transform(`${FR}/reference/api/overview.mdx`, '<ApiOverview />'));
    expect(text).toContain('## Outils {#tools}');
    expect(writeMarkdown(await transform(`${FR}/reference/api/overview.mdx`, '<ApiFunctions />'))).toContain(
      'Crée le banc d’un pipe. [Banc de test de pipe]',
    );
    expect(text).toContain(
      'Documentation\u00A0: [Banc de test de pipe, Créer le banc de test](../../api/test-beds/pipe.mdx#create).',
    );
    expect(text).toContain('Outils\u00A0: [`lamp`]');
  });

  it('reports a section that it cannot link to', async () => {
    const files = {...FILES, [`${EN}/api/test-beds/pipe.mdx`]: '## Create {#create}\n'};
    await expect(transform(`${EN}/reference/api/overview.mdx`, '<ApiOverview />', files)).rejects.toThrowError(
      /overview\.mdx links to #tools of .*docs\/api\/test-beds\/pipe\.mdx, which does not exist\.$/,
    );
  });
});
