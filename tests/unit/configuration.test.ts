import type {ThemeConfig} from '@docusaurus/preset-classic';
import {describe, expect, it} from 'vitest';
import config from '../../docusaurus.config';
import {dependencies, devDependencies, version} from '../../package.json';

describe('the configuration of the site', () => {
  it('stops a build at a broken link, Markdown link or image, and warns of a broken anchor and of a route that stands twice', () => {
    expect(config).toMatchObject({onBrokenLinks: 'throw', onBrokenAnchors: 'warn', onDuplicateRoutes: 'warn'});
    expect(config.markdown?.hooks).toEqual({onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'});
  });

  it('is that of version 3.0.0, with one exact version of Docusaurus for all its packages', () => {
    const packages = Object.entries({...dependencies, ...devDependencies}).filter(([name]) =>
      name.startsWith('@docusaurus/'),
    );
    expect(version).toBe('3.0.0');
    expect(packages.length).toBeGreaterThan(5);
    expect([...new Set(packages.map(([, exact]) => exact))]).toEqual(['3.10.2']);
  });

  it('marks a line of code by one comment, and a range by a pair of them', () => {
    const {magicComments} = (config.themeConfig as ThemeConfig).prism!;
    expect(magicComments).toEqual([
      {
        className: 'theme-code-block-highlighted-line',
        line: 'highlight-next-line',
        block: {start: 'highlight-start', end: 'highlight-end'},
      },
    ]);
  });
});
