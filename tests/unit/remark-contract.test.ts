import fs from 'node:fs';
import path from 'node:path';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import apiOverview from '../../src/remark/api-overview';
import folds from '../../src/remark/folds';
import members from '../../src/remark/members';
import memberSections from '../../src/remark/member-sections';
import {makeSite} from './support/site';
import {transformPage, writeMarkdown} from './support/transform';

const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current';

/** Returns the output of the plugins for a page of the site, or of a copy of it. */
async function transform(file: string, text: string, siteDir = '.'): Promise<string> {
  return writeMarkdown(await transformPage(siteDir, file, text, apiOverview, members));
}

/** Creates a site with the contract and some folders. */
function copyOf(folders: Record<string, string>): string {
  const siteDir = makeSite({});
  for (const [from, to] of Object.entries({'samples/contract': 'samples/contract', ...folders})) {
    fs.cpSync(from, path.join(siteDir, to), {recursive: true});
  }
  return siteDir;
}

describe('the API overview', () => {
  const overview = (text: string, folder = 'docs') => transform(`${folder}/reference/api/overview.mdx`, text);

  it('shows each exported type with its kind, its signature, its members and the section that documents it', async () => {
    const text = await overview('Before.\n\n<ApiOverview />\n\nAfter.');
    expect(text).toMatch(/^Before\.\n## Test beds \{#test-beds\}\n[^]*\nAfter\.\n$/);
    expect(text.match(/^## .*$/gm)).toEqual([
      '## Test beds {#test-beds}',
      '## Options {#options}',
      '## Tools {#tools}',
    ]);
    expect(text).toContain(
      [
        '<Fold>### `PipeTools` {#pipetools}',
        'Interface. Documented in [Pipe test bed, Tools](../../api/test-beds/pipe.mdx#tools).',
        '<ts>interface PipeTools<T, I extends {} = {}> extends BaseTools<I> {\n  pipe: T;\n  verify: VerifyTools;\n}</ts>',
        'Tools: [`injected`](../../api/test-beds/pipe.mdx#tool-injected), ',
      ].join('\n'),
    );
    // The method inject is the same in all test beds.
    expect(text.match(/inject<key/g)).toHaveLength(1);
    expect(text).toContain('The method `inject` is the same in all of them');
    expect(text).toMatch(/interface PipeTestBed<[^{]*\{\n {2}\(\n.*\n {2}\): jasmine.ImplementationCallback;\n\}/);
  });

  it('lists the functions with what they do, their signatures and the sections that document them', async () => {
    const text = await overview('<ApiFunctions />');
    expect(text).toMatch(
      /<Fold>#### `pipeTestBed` \{#pipetestbed\}\n(\S.+)\n\1\nFunction\. Documented in \[Pipe test bed, .+\n<ts>function pipeTestBed/,
    );
  });

  it('has tables of types and options', async () => {
    const text = await overview('<ApiBedTypes />\n\n<ApiOptions />');
    for (const row of [
      '|[`InterceptorTestBed`](#interceptortestbed-1)|[`InterceptorTestBedOptions`](#interceptortestbedoptions)|`InterceptorTools` (not exported)|',
      // Pipes and modules have no options of their own, so they have no column.
      '|[Directive](../../api/test-beds/directive.mdx#create)|[Service](../../api/test-beds/service.mdx#create)|[Interceptor](../../api/test-beds/interceptor.mdx#create)|',
      '|[`httpTesting`](../../api/common/http-testing-tools.mdx#option-http-testing)|✓||✓||✓|✓||',
      '|[`type`](../../api/test-beds/guard.mdx#option-type)|||||✓|||',
    ]) {
      expect(text).toContain(row);
    }
  });

  it('is in the language of the page, and links to pages in that language', async () => {
    const text = await overview('<ApiBedTypes />\n\n<ApiOverview />', FRENCH);
    expect(text).toContain('## Outils {#tools}');
    expect(text).toContain('|[Pipe](../../api/test-beds/pipe.mdx#create)|');
    expect(text).toContain('Documentation\u00A0: [Banc de test de pipe, Outils](');
    expect(text).toContain('Outils\u00A0: [`injected`]');
  });
});

describe('the sections of members', () => {
  const section = (file: string, id: string): string => {
    const tree = unified().use(remarkParse).parse(`### \`a\` {#${id}}\n\nText.`);
    const page = new VFile({path: file});
    memberSections({siteDir: '.'})(tree, page);
    folds()(tree, page);
    return JSON.stringify(tree);
  };
  const facts = (type: string, value?: string) =>
    `"name":"OptionFacts","attributes":[{"type":"mdxJsxAttribute","name":"type","value":"${type}"}${
      value === undefined ? '' : `,{"type":"mdxJsxAttribute","name":"default","value":"${value}"}`
    }]`;

  it('have the type and the default value below the heading', () => {
    expect(section('docs/api/test-beds/router.mdx', 'option-initial-url')).toContain(facts('string', "''"));
    expect(section('docs/api/test-beds/pipe.mdx', 'tool-verify')).toContain(facts('VerifyTools'));
    expect(section('docs/api/common/http-testing-tools.mdx', 'test-option-verify-http')).toContain(facts('boolean'));
    expect(section('docs/api/common/base-tools.mdx', 'method-provide')).not.toContain('OptionFacts');
    expect(section('docs/introduction.mdx', 'option-imports')).not.toContain('OptionFacts');
  });

  it('have a preview, which shows what the lists of members show, unless such a list is on the page', () => {
    expect(section('docs/api/common/base-tools.mdx', 'option-imports')).toMatch(
      /"Importation\[\]".*"default ".*"What the testing module/,
    );
    expect(section(`${FRENCH}/api/common/base-tools.mdx`, 'option-imports')).toContain('" par défaut"');
    expect(section('docs/api/test-beds/guard.mdx', 'option-type')).toContain('"How to use it"');
  });
});

describe('the lists of members', () => {
  const PIPE = 'api/test-beds/pipe.mdx';

  it('link to the section on the same page; an item that links to another page has the id itself', async () => {
    const text = await transform(`docs/${PIPE}`, '<Members of="tools" />');
    expect(text).toMatch(/^- \[`pipe`\]\(pipe\.mdx#tool-pipe\) `T`\/\S/);
    expect(text).toMatch(/^- <SharedMember tool-rx>\[`rx`\]\(\.\.\/common\/base-tools\.mdx#tool-rx\)<\/> `RxBox`\/\S/m);
  });

  it('show the default value in the language of the page', async () => {
    const options = (folder: string) => transform(`${folder}/${PIPE}`, '<Members of="options" />');
    const link =
      '- <SharedMember option-imports>[`imports`](../common/base-tools.mdx#option-imports)</> `Importation[]`';
    expect(await options('docs')).toContain(`${link}, default \`[]\`/`);
    expect(await options(FRENCH)).toContain(`${link}, \`[]\` par défaut/`);
  });

  it('read the pages of the same version in a copy that docs:version made', async () => {
    for (const [folder, copy] of [
      ['docs', 'versioned_docs/version-3.0'],
      [FRENCH, 'i18n/fr/docusaurus-plugin-content-docs/version-3.0'],
    ] as const) {
      const siteDir = copyOf({[`${folder}/api`]: `${copy}/api`});
      expect(await transform(`${copy}/${PIPE}`, '<Members of="tools" />', siteDir)).toMatch(
        /^- \[`pipe`\]\(pipe\.mdx#tool-pipe\)/,
      );
    }
  });

  it('explain shared errors, and how to provide HttpClient on a test bed without httpTesting', async () => {
    const explain = (kind: string) =>
      transform(`docs/api/test-beds/${kind}.mdx`, '<SharedErrors ids="error-no-provider" />');
    expect(await explain('service')).toMatch(
      /^- <SharedMember error-no-provider>\[No provider\]\(\.\.\/common\/base-tools\.mdx#error-no-provider\)<\/>\/.*For `HttpClient`, set `httpTesting: true`\.$/m,
    );
    expect(await explain('pipe')).toMatch(/For `HttpClient`, provide `provideHttpClient\(\)`/);
  });

  it('reject unknown test beds and unknown errors', async () => {
    await expect(transform('docs/api/test-beds/torch.mdx', '<Members of="tools" />')).rejects.toThrowError(
      '<Members of="tools" /> lists nothing here',
    );
    await expect(transform(`docs/${PIPE}`, '<SharedErrors ids="error-dark" />')).rejects.toThrowError(
      'unknown error "error-dark"; the errors are: error-no-provider,',
    );
  });
});
