import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {publishedPackages} from '../../src/plugins/faster-pages/bundle/publishedPackages';
import siteConfigLoader from '../../src/plugins/faster-pages/bundle/siteConfigLoader';

interface Rule {
  test: unknown;
  exclude?: (file: string) => boolean;
  use?: {loader: string}[];
}

const LIBRARY = '/site/node_modules/@docusaurus/theme-common/lib/index.js';
const OWN = '/site/src/pages/index.tsx';
const OTHER = '/site/node_modules/react/index.js';

const configure = (rules: Rule[]) => publishedPackages({module: {rules}} as never, false) as Rule;

describe('the packages of Docusaurus', () => {
  it('are the only packages excluded from the rule for scripts', () => {
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

describe('the configuration in the browser', () => {
  const siteDir = path.resolve(__dirname, '../..');
  const run = (source: string, isServer = false) =>
    siteConfigLoader.call({getOptions: () => ({isServer, siteDir}), addDependency: () => {}} as never, source);
  const source =
    'export default {"title": "T {}", "favicon": "img/a.png", "plugins": [], "presets": [{"siteDir": "/home"}], "themeConfig": {"a": 1}};\n';

  it('has no build-only settings, and has the icon', () => {
    expect(run(source)).toMatch(
      /^export default \{"title":"T \{\}","favicon":"data:image\/svg\+xml,%3Csvg[^"]+","themeConfig":\{"a":1\}\};\n$/,
    );
  });

  it('is complete on the server, and has the icon', () => {
    expect(run(source, true)).toContain('"presets":[{"siteDir":"/home"}]');
    expect(run(source, true)).toContain('"favicon":"data:image');
  });

  it('has no plugin versions', () => {
    expect(run('{"docusaurusVersion":"3","pluginVersions":{"a":{}}}')).toBe('{"docusaurusVersion":"3"}');
  });
});
