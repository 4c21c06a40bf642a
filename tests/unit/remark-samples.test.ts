import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';
import samples from '../../src/remark/samples';
import {attributesOf} from '../../src/lib/markdown';
import {describeRuns, hashOf} from '../../src/lib/samples/record';
import {makeSite} from './support/site';
import {transformPage} from './support/transform';

const SPEC = ['const a = 1;', '// #region sum', '  add(1);', '', '  add(2);', '// #endregion sum'].join('\n');

const RECORD = {
  library: '3.0.2',
  shop: {specs: 89, shouldCreate: 26},
  runs: [{setup: '18', date: '2026-11-26', failing: ['pages/a.spec.ts']}],
  regions: {'pages/a.spec.ts#sum': {text: hashOf('add(1);\n\nadd(2);'), passed: '16 17', failed: {'18': 'No'}}},
};

function transform(page: string, record: unknown = {regions: {}}, files: Record<string, string> = {}): Promise<Root> {
  const siteDir = makeSite({
    'samples/pages/a.spec.ts': SPEC,
    'samples/executed.json': JSON.stringify(record),
    ...files,
  });
  return transformPage(siteDir, 'docs/a.mdx', page, samples);
}

const sampleIn = (tree: Root) => tree.children.find((node) => node.type === 'mdxJsxFlowElement') as MdxJsxFlowElement;
const shownBy = (tree: Root) => Object.fromEntries(attributesOf(sampleIn(tree)));

describe('the samples plugin', () => {
  it('inserts the region into the fence, and keeps title and highlights', async () => {
    const tree = await transform('```ts sample="pages/a.spec.ts#sum" title="a.spec.ts" {1,3}\n```');
    const sample = sampleIn(tree);
    expect(sample.name).toBe('Sample');
    expect(shownBy(tree)).toEqual({file: 'pages/a.spec.ts', lines: 'L3-L5'});
    expect(sample.children[0]).toMatchObject({
      lang: 'ts',
      meta: 'title="a.spec.ts" {1,3}',
      value: 'add(1);\n\nadd(2);',
    });
  });

  it('adds nothing to a file that the page shows whole, unless it has run', async () => {
    const fence = '```ts sample="pages/b.ts#all"\n```';
    const whole = {'samples/pages/b.ts': '// #region all\nadd(1);\n// #endregion all\n'};
    expect((await transform(fence, {regions: {}}, whole)).children).toMatchObject([{type: 'code', value: 'add(1);'}]);
    const regions = {'pages/b.ts#all': {text: hashOf('add(1);'), passed: '16'}};
    expect(shownBy(await transform(fence, {...RECORD, regions}, whole))).toHaveProperty('runs');
  });

  it('imports from a file that the page shows only later', async () => {
    const files = {
      'samples/pages/b.spec.ts': "import {Cart} from './b.cart';\n// #region all\nnew Cart();\n// #endregion all\n",
      'samples/pages/b.cart.ts': '// #region all\nexport class Cart {}\n// #endregion all\n',
    };
    const spec = '```ts sample="pages/b.spec.ts#all" title="cart.spec.ts"\n```\n\n';
    const file = '```ts sample="pages/b.cart.ts#all" title="cart.ts"\n```';
    expect(shownBy(await transform(spec + file, RECORD, files)).imports).toBe("import { Cart } from './cart';");

    await expect(transform(spec, RECORD, files)).rejects.toThrowError(
      'docs/a.mdx:1  readers who copy this sample do not have the file "./b.cart" that it imports',
    );
    const shop = {'samples/shop/b.cart.ts': 'export class Cart {}\n'};
    expect(shownBy(await transform(spec, RECORD, {...files, ...shop})).imports).toContain("from './b.cart'");
  });

  it('shows where a sample has run, unless it has changed since', async () => {
    const fence = '```ts sample="pages/a.spec.ts#sum"\n```';
    const runs = shownBy(await transform(fence, RECORD)).runs!;
    expect(JSON.parse(runs)).toEqual(describeRuns(RECORD.regions['pages/a.spec.ts#sum']));

    const changed = {...RECORD, regions: {'pages/a.spec.ts#sum': {text: '00000000', passed: '16'}}};
    expect(shownBy(await transform(fence, changed))).not.toHaveProperty('runs');
  });

  it("inserts the record's counts and runs into the page, without the failing files", async () => {
    const tree = await transform('Its <ShopSpecs count="shouldCreate" /> specs.\n\n<SamplesRecord />', RECORD);
    expect(JSON.stringify(tree)).toContain('"type":"text","value":"26"');
    expect(shownBy(tree)).toEqual({
      library: '3.0.2',
      runs: JSON.stringify([{setup: '18', date: '2026-11-26', day: 'Nov 26, 2026'}]),
    });
  });

  it('counts the non-blank lines of a region', async () => {
    const tree = await transform('It takes <SampleLines sample="pages/a.spec.ts#sum" /> lines.');
    expect(JSON.stringify(tree)).toContain('"type":"text","value":"2"');
  });

  it('draws the number of lines as a bar', async () => {
    const tree = await transform('<SampleBar sample="pages/a.spec.ts#sum" part="pages/a.spec.ts#sum" />');
    expect(JSON.stringify(tree).match(/"name":"width","value":"2"/g)).toHaveLength(2);
  });

  it('draws a stroke for each line, and separates the replaced lines', async () => {
    const shapes = async (attributes: string) =>
      [
        ...JSON.stringify(await transform(`<SampleOutline sample="pages/a.spec.ts#sum" ${attributes} />`)).matchAll(
          /"name":"d","value":"([^"]*)"/g,
        ),
      ].map(([, shape]) => shape!.replace(/[^M]/g, '').length);
    expect(await shapes('')).toEqual([2]);
    expect(await shapes('replaced="2-3"')).toEqual([1, 1]);
  });

  it('inserts a declaration of the contract into a signature fence', async () => {
    const code = (await transform('```ts signature="serviceTestBed"\n```')).children[0] as Code;
    expect(code.value).toMatch(/function serviceTestBed<T>\(/);
  });

  it.each([
    [
      'an unknown file',
      '\n```ts sample="pages/b.spec.ts#sum"\n```',
      'docs/a.mdx:2  there is no sample file "samples/pages/b.spec.ts"  →  did you mean "pages/a.spec.ts"?',
    ],
    [
      'a reference without a region',
      '```ts sample="pages/a.spec.ts"\n```',
      'docs/a.mdx:1  sample="pages/a.spec.ts" is not a valid reference',
    ],
    [
      'an unknown count',
      'Its <ShopSpecs count="spec" /> specs.',
      'docs/a.mdx:1  samples/executed.json has no count named "spec"  →  its counts are: specs, shouldCreate.',
    ],
    ['an unknown symbol', '```ts signature="serviceBed"\n```', 'docs/a.mdx:1  '],
  ])('rejects %s', async (_, page, message) => {
    await expect(transform(page, RECORD)).rejects.toThrowError(message);
  });
});
