// @vitest-environment node
import {describe, expect, it} from 'vitest';
import {readFacts, writeFacts} from '../../src/plugins/lazy-hydration/content/facts';
import {pickRoutes} from '../../src/plugins/lazy-hydration/routes/pageRoutes';
import registryLoader from '../../src/plugins/lazy-hydration/registryLoader.js';

const run = (source: string, resourceQuery = '') => registryLoader.call({resourceQuery, getOptions: () => ({via: '/site/via.tsx'})} as never, source);

const PAGE = '  "0a1b": [() => import(/* webpackChunkName: "0a1b" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],';
const POST = PAGE.replaceAll('a.mdx', 'b.md?truncated=true').replaceAll('0a1b', '2c3d');
const COMPONENT = '  "4e5f": [() => import(/* webpackChunkName: "4e5f" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],';

describe('the registry', () => {
  it('loads Markdown pages through the given file, and nothing else', () => {
    const result = run(`export default {\n${PAGE}\n${POST}\n${COMPONENT}\n};\n`);
    expect(result).toContain('import lazyContent from "/site/via.tsx";');
    expect(result).toContain('"0a1b": [() => lazyContent("0a1b", () => import(/* webpackChunkName: "0a1b" */ "@site/docs/a.mdx")), "@site/docs/a.mdx"');
    expect(result).toContain('() => lazyContent("2c3d", () => import(/* webpackChunkName: "2c3d" */ "@site/docs/b.md?truncated=true"))');
    expect(result).toContain(COMPONENT);
  });

  it('comes in two parts', () => {
    const source = `export default {\n${COMPONENT}\n${PAGE}\n${POST}};\n`;
    const content = run(source, '?content');
    expect(content).toContain(PAGE);
    expect(content).toContain(POST);
    expect(content).not.toContain('DocItem');
    const layout = run(source, '?layout');
    expect(layout).toContain(COMPONENT);
    expect(layout).not.toMatch(/\.mdx?/);
  });

  it('is refused in another form', () => {
    expect(() => run(`export default {\n${PAGE.replace('() => import', 'async () => import')}\n};`)).toThrow('1 Markdown pages, of which 0 were recognized');
    expect(() => run(`export default {\n${COMPONENT}\n};`)).toThrow('0 Markdown pages');
  });
});

describe('the facts of a page', () => {
  const facts = {
    frontMatter: {title: 'A'},
    metadata: {title: 'A', frontMatter: {title: 'A'}},
    toc: [{value: '<code>b</code>', id: 'b', level: 2}],
  };

  it('come back as they were', () => {
    expect(readFacts(writeFacts(facts))).toEqual(facts);
  });

  it('cannot end the element that they stand in', () => {
    expect(writeFacts({title: '</script>'})).not.toContain('<');
  });

  it('hold the front matter once', () => {
    expect(writeFacts(facts).match(/"frontMatter"/g)).toHaveLength(1);
  });
});

describe('the routes of a page', () => {
  const component = (key: string) => Object.assign(() => null, {key});
  const page = {path: '/docs/a', exact: true, sidebar: 'docs', component: component('/docs/a-1')};
  const docs = {path: '/docs', component: component('/docs-2'), routes: [{path: '/docs/b', component: component('/docs/b-3')}, page]};
  const home = {path: '/', exact: true, component: component('/-4')};
  const missing = {path: '*', component: component('*')};
  const names = {'/docs/a-1': {content: 'c1'}, '/docs/b-3': {content: 'c2'}, '/docs-2': {__comp: 'c3'}, '/-4': {__comp: 'c4'}};

  it('are those that lead to it and those that every page needs, with the names of their modules', () => {
    expect(pickRoutes([docs, page] as never, [home, missing] as never, names)).toEqual({
      routes: [
        {path: '/docs', key: '/docs-2', routes: [{path: '/docs/a', exact: true, sidebar: 'docs', key: '/docs/a-1'}]},
        {path: '/', exact: true, key: '/-4'},
        {path: '*', key: '*'},
      ],
      chunkNames: {'/docs/a-1': {content: 'c1'}, '/docs-2': {__comp: 'c3'}, '/-4': {__comp: 'c4'}},
    });
  });

  it('name each route once', () => {
    expect(pickRoutes([home] as never, [home, missing] as never, names).routes.map(({path}) => path)).toEqual(['/', '*']);
  });
});
