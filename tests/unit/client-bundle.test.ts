import {createElement as h, Fragment} from 'react';
import {Helmet, HelmetProvider, type FilledContext} from 'react-helmet-async';
import {renderToString} from 'react-dom/server';
import originalPathPattern from 'path-to-regexp';
import {describe, expect, it} from 'vitest';
import {mergeHeadTags, readHeadTags} from '../../src/plugins/client-bundle/headTags';
import pathPattern from '../../src/plugins/client-bundle/pathPattern';
import publicFacts from '../../src/plugins/client-bundle/publicFactsLoader';
import * as originalUtils from '@docusaurus/utils-common';
import * as utils from '../../src/plugins/client-bundle/utilsCommon';

describe('pathPattern', () => {
  const routes = ['/', '/base/', '/base/docs', '/base/docs/api/test-beds/component', '/base/blog/', '/a.b', '\\/base\\/a\\.b', '*'];
  const options = [true, false].flatMap((end) =>
    [true, false].flatMap((strict) => [true, false].map((sensitive) => ({end, strict, sensitive}))),
  );

  it('gives the patterns of path-to-regexp for fixed paths and the rest', () => {
    for (const route of routes) {
      for (const option of options) {
        const [keys, originalKeys] = [[], []];
        const pattern = pathPattern(route, keys, option);
        const original = originalPathPattern(route, originalKeys, option);
        expect(keys.length, route).toBe(originalKeys.length);
        for (const address of [...routes, '/BASE/docs', '/base/docs/', '/base/docs/more', '/base/docsmore', '', '/other']) {
          expect(pattern.exec(address)?.slice(), `${route} ${JSON.stringify(option)} ${address}`).toEqual(original.exec(address)?.slice());
        }
      }
    }
  });

  it('refuses a parameter', () => {
    expect(() => pathPattern('/base/:id', [], {})).toThrow('has no parameters: /base/:id');
  });
});

describe('publicFacts', () => {
  it('leaves out what only the build reads', () => {
    const source = 'export default {"title": "T {}", "plugins": [], "presets": [{"siteDir": "/home"}], "themeConfig": {"a": 1}};\n';
    expect(publicFacts(source)).toBe('export default {"title":"T {}","themeConfig":{"a":1}};\n');
  });

  it('leaves out the versions of plugins', () => {
    expect(publicFacts('{"docusaurusVersion":"3","pluginVersions":{"a":{}}}')).toBe('{"docusaurusVersion":"3","pluginVersions":{}}');
  });

  it('leaves out the list of pages of a version that is the only one', () => {
    const data = (names: string[]) =>
      JSON.stringify({'docusaurus-plugin-content-docs': {default: {versions: names.map((name) => ({name, docs: [{id: 'a'}]}))}}});
    expect(publicFacts(data(['current']))).toBe(data(['current']).replace('{"id":"a"}', ''));
    expect(publicFacts(data(['current', '3.0']))).toBe(data(['current', '3.0']));
  });
});

describe('utilsCommon', () => {
  it('has what the original has', () => {
    expect(Object.keys(utils).sort()).toEqual(Object.keys(originalUtils).filter((name) => name !== 'default').sort());
    expect(utils.blogPostContainerID).toBe(originalUtils.blogPostContainerID);
  });
});

describe('head tags', () => {
  const heads = [
    [
      h('html', {lang: 'en', key: 1}),
      h('title', {key: 2}, 'One'),
      h('meta', {name: 'description', content: 'One', key: 3}),
      h('meta', {content: 'without identity', key: 4}),
      h('link', {rel: 'canonical', href: '/one', key: 5}),
      h('link', {rel: 'alternate', href: '/one', hrefLang: 'en', key: 6}),
      h('link', {rel: 'alternate', href: '/one', hrefLang: 'x-default', key: 7}),
    ],
    [
      h(
        Fragment,
        {key: 1},
        h('title', null, 'Two', ' | ', 'Site'),
        h('meta', {name: 'description', content: 'Two'}),
        h('meta', {property: 'og:title', content: 'Two'}),
        null,
      ),
      h('link', {rel: 'canonical', href: '/two', key: 2}),
      h('script', {type: 'application/ld+json', key: 3}, '{"a":1}'),
    ],
  ];

  it('are merged as on the server', () => {
    const context = {} as FilledContext;
    renderToString(h(HelmetProvider, {context, children: heads.map((children, key) => h(Helmet, {key}, ...children))}));
    const tags = mergeHeadTags(
      heads.map((children) => readHeadTags(children).filter(({type}) => !['html', 'title'].includes(type))),
    );
    for (const type of ['meta', 'link', 'script'] as const) {
      const html = tags
        .filter((tag) => tag.type === type)
        .map(({attributes, content}) => {
          const text = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
          return `<${type} data-rh="true" ${text.join(' ')}${type === 'script' ? `>${content}</script>` : '/>'}`;
        })
        .join('');
      expect(html).toBe(context.helmet[type].toString());
    }
  });
});
