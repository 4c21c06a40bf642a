import {describe, expect, it} from 'vitest';
import publishedPackages from '../../src/plugins/published-packages';

interface Rule {
  test: unknown;
  exclude?: (file: string) => boolean;
  use?: {loader: string}[];
}

const LIBRARY = '/site/node_modules/@docusaurus/theme-common/lib/index.js';
const OWN = '/site/src/pages/index.tsx';
const OTHER = '/site/node_modules/react/index.js';

function configure(rules: Rule[]): Rule {
  const plugin = publishedPackages();
  const added = plugin.configureWebpack!({module: {rules}} as never, false, {} as never, undefined) as {module: {rules: Rule[]}};
  return added.module.rules[0]!;
}

describe('published-packages', () => {
  it('takes the packages of Docusaurus, and only them, from the rule for scripts', () => {
    const stock: Rule = {test: /\.[jt]sx?$/i, exclude: (file) => file === OTHER};
    const own = configure([{test: /\.css$/}, stock]);
    expect([LIBRARY, OWN, OTHER].map(stock.exclude!)).toEqual([true, false, true]);
    expect([LIBRARY, OWN, OTHER].map(own.test as (file: string) => boolean)).toEqual([true, false, false]);
    expect(own.use).toMatchObject([{loader: 'builtin:swc-loader'}]);
  });

  it('says so when there is no such rule', () => {
    expect(() => configure([{test: /\.[jt]sx?$/i}])).toThrowError('Docusaurus has changed its rule for scripts');
  });
});
