import {describe, expect, it} from 'vitest';
import * as originalUtils from '@docusaurus/utils-common';
import {publishedPackages} from '../../src/plugins/faster-pages/bundle/publishedPackages';
import siteConfigLoader from '../../src/plugins/faster-pages/bundle/siteConfigLoader';
import messageLoader from '../../src/plugins/faster-pages/bundle/messageLoader';
import * as utils from '../../src/plugins/faster-pages/bundle/utilsCommon';

interface Rule {
  test: unknown;
  exclude?: (file: string) => boolean;
  use?: {loader: string}[];
}

const LIBRARY = '/site/node_modules/@docusaurus/theme-common/lib/index.js';
const OWN = '/site/src/pages/index.tsx';
const OTHER = '/site/node_modules/react/index.js';

function configure(rules: Rule[]): Rule {
  return publishedPackages({config: {module: {rules}}, isServer: false} as never).rules![0] as Rule;
}

describe('the packages of Docusaurus', () => {
  it('are taken, and only they, from the rule for scripts', () => {
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

describe('what the browser gets of the configuration', () => {
  const run = (source: string, isServer = false) =>
    siteConfigLoader.call({getOptions: () => ({isServer, favicon: 'data:icon'})} as never, source);
  const source =
    'export default {"title": "T {}", "favicon": "img/a.png", "plugins": [], "presets": [{"siteDir": "/home"}], "themeConfig": {"a": 1}};\n';

  it('leaves out what only the build reads, and has the icon', () => {
    expect(run(source)).toBe('export default {"title":"T {}","favicon":"data:icon","themeConfig":{"a":1}};\n');
  });

  it('has all of it on the server, and the icon', () => {
    expect(run(source, true)).toContain('"presets":[{"siteDir":"/home"}]');
    expect(run(source, true)).toContain('"favicon":"data:icon"');
  });

  it('leaves out the versions of plugins', () => {
    expect(run('{"docusaurusVersion":"3","pluginVersions":{"a":{}}}')).toBe('{"docusaurusVersion":"3"}');
  });
});

describe('what the browser gets of messages', () => {
  it('leaves out what they say to translators', () => {
    expect(messageLoader('<Translate id="a.b" description="On a button" values={{n: () => 1}}>{"A"}</Translate>')).toBe(
      '<Translate id="a.b" values={{n: () => 1}}>{"A"}</Translate>',
    );
    expect(messageLoader("translate({id: 'a', message: 'One|{n} it\\'s', description: \"Reader's\"})")).toBe(
      "translate({id: 'a', message: 'One|{n} it\\'s', })",
    );
    expect(messageLoader("translate({description: 'First', id: 'a'}, {n: 1})")).toBe("translate({ id: 'a'}, {n: 1})");
  });

  it.each([
    '<Layout title="A" description="Of the page">',
    "const entry = {id: 'a', description: 'Of an entry'};",
    "translate({id: 'a', description: 'one' + text})",
    'translate({id: key, description: `of ${key}`})',
  ])('keeps %s', (source) => {
    expect(messageLoader(source)).toBe(source);
  });
});

describe('utilsCommon', () => {
  it('has what the original has', () => {
    expect(Object.keys(utils).sort()).toEqual(
      Object.keys(originalUtils)
        .filter((name) => name !== 'default')
        .sort(),
    );
    expect(utils.blogPostContainerID).toBe(originalUtils.blogPostContainerID);
  });
});
