import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';
import {attributesOf} from '../../src/lib/markdown';
import players from '../../src/remark/players';
import samples from '../../src/remark/samples';
import {makeSite} from './support/site';
import {transformPage} from './support/transform';

const SPEC = `// #region test
const tb = componentTestBed(CartComponent, { httpTesting: true });

it('should pay', tb(({ http }) => {
  http.emitSuccessResponse({ url: '/api/pay' });
}));
// #endregion test
// #region forgotten
// @throws Nothing found.
expect(() => find()).toThrowError('Nothing found.');
// #endregion forgotten
// #region constant
const a = 1;
// #endregion constant`;

async function transform(page: string): Promise<Map<string, string>> {
  const siteDir = makeSite({'samples/a.spec.ts': SPEC, 'samples/executed.json': '{"regions":{}}'});
  const tree = await transformPage(siteDir, 'docs/a.mdx', page, samples, players);
  return attributesOf(tree.children[0] as MdxJsxFlowElement);
}

const player = (attributes: string, region = 'test') =>
  `<TestPlayer ${attributes}>\n\n\`\`\`ts sample="a.spec.ts#${region}"\n\`\`\`\n\n</TestPlayer>`;

describe('the players plugin', () => {
  it('passes a player the steps of its sample, and the error message of the region named in `forgotten`', async () => {
    const attributes = await transform(player('sends="GET /api/pay" forgotten="a.spec.ts#forgotten"'));
    expect(attributes.get('specs'), 'the spec of the sample, and the one that the test bed adds').toBe('2');
    expect((JSON.parse(attributes.get('steps')!) as {kind: string}[]).map(({kind}) => kind)).toContain('send');
    expect(attributes.get('forgotten')).toBe('Nothing found.');
  });

  it.each([
    ['<TestPlayer>\n\nNo fence.\n\n</TestPlayer>', 'docs/a.mdx:1  the <TestPlayer> has no sample'],
    [player('', 'constant'), 'docs/a.mdx:1  the sample has no test bed'],
    [player('forgotten="a.spec.ts#constant"'), 'docs/a.mdx:1  the region "a.spec.ts#constant" shows no error'],
    [player('forgotten="a.spec.ts#other"'), 'docs/a.mdx:1  "samples/a.spec.ts" has no region "other"'],
  ])('reports the file and the line of a mistake: %s', async (page, message) => {
    await expect(transform(page)).rejects.toThrowError(message);
  });
});
