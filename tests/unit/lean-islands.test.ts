// @vitest-environment node
import {describe, expect, it} from 'vitest';
import {readPayload, writePayload} from '../../src/plugins/faster-pages/islands/payload';
import registryLoader from '../../src/plugins/faster-pages/islands/registryLoader.js';

const run = (source: string) => registryLoader.call({getOptions: () => ({via: '/site/via.tsx'})} as never, source);

const PAGE =
  '  "0a1b": [() => import(/* webpackChunkName: "0a1b" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],';
const POST = PAGE.replaceAll('a.mdx', 'b.md?truncated=true').replaceAll('0a1b', '2c3d');
const COMPONENT =
  '  "4e5f": [() => import(/* webpackChunkName: "4e5f" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],';

describe('the registry', () => {
  it('loads Markdown pages through the given file, and nothing else', () => {
    const result = run(`export default {\n${PAGE}\n${POST}\n${COMPONENT}\n};\n`);
    expect(result).toContain('import loadContent from "/site/via.tsx";');
    expect(result).toContain(
      '"0a1b": [() => loadContent("0a1b", () => import(/* webpackChunkName: "0a1b" */ "@site/docs/a.mdx")), "@site/docs/a.mdx"',
    );
    expect(result).toContain(
      '() => loadContent("2c3d", () => import(/* webpackChunkName: "2c3d" */ "@site/docs/b.md?truncated=true"))',
    );
    expect(result).toContain(COMPONENT);
  });

  it('is refused in another form', () => {
    expect(() => run(`export default {\n${PAGE.replace('() => import', 'async () => import')}\n};`)).toThrow(
      '1 Markdown pages, of which 0 were recognized',
    );
    expect(() => run(`export default {\n${COMPONENT}\n};`)).toThrow('0 Markdown pages');
  });
});

describe('the payload of a page', () => {
  const payload = {
    frontMatter: {title: 'A'},
    metadata: {title: 'A', frontMatter: {title: 'A'}},
    toc: [{value: '<code>b</code>', id: 'b', level: 2}],
  };

  it('come back as they were', () => {
    expect(readPayload(writePayload(payload))).toEqual(payload);
  });

  it('cannot end the element that they stand in', () => {
    expect(writePayload({title: '</script>'})).not.toContain('<');
  });

  it('hold the front matter once', () => {
    expect(writePayload(payload).match(/"frontMatter"/g)).toHaveLength(1);
  });
});
