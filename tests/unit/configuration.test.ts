import type {ThemeConfig} from '@docusaurus/preset-classic';
import {describe, expect, it} from 'vitest';
import config from '../../docusaurus.config';
import {dependencies, devDependencies, version} from '../../package.json';

describe('the configuration of the site', () => {
  it('fails the build on a broken link, Markdown link or image, and warns about a broken anchor and a duplicate route', () => {
    expect(config).toMatchObject({onBrokenLinks: 'throw', onBrokenAnchors: 'warn', onDuplicateRoutes: 'warn'});
    expect(config.markdown?.hooks).toEqual({onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'});
  });

  it('has version 3.0.0, and pins all Docusaurus packages to one version', () => {
    const packages = Object.entries({...dependencies, ...devDependencies}).filter(([name]) =>
      name.startsWith('@docusaurus/'),
    );
    expect(version).toBe('3.0.0');
    expect(packages.length).toBeGreaterThan(5);
    expect([...new Set(packages.map(([, exact]) => exact))]).toEqual(['3.10.2']);
  });

  it('highlights a line of code with a comment, and a range with a pair of comments', () => {
    const {magicComments} = (config.themeConfig as ThemeConfig).prism!;
    expect(magicComments).toEqual([
      {
        className: 'theme-code-block-highlighted-line',
        line: 'highlight-next-line',
        block: {start: 'highlight-start', end: 'highlight-end'},
      },
    ]);
  });

  it('has the settings that no other test covers', () => {
    expect(config).toMatchObject({
      i18n: {
        localeConfigs: {
          en: {direction: 'ltr', calendar: 'gregory'},
          fr: {direction: 'ltr', calendar: 'gregory'},
        },
      },
      markdown: {format: 'mdx', mermaid: false, mdx1Compat: {comments: true, admonitions: true, headingIds: true}},
      themeConfig: {docs: {sidebar: {hideable: false, autoCollapseCategories: false}}},
    });
  });
});
