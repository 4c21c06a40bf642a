import fs from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {themes} from 'prism-react-renderer';
import site from './site.config';

/*
 * The site as Docusaurus builds it out of the box: the same content, languages and packages, without our theme,
 * plugins and style sheets. It is laid over a copy of the site, whose own configuration is site.config.ts there, by
 * benchmarks/lib/stock.ts. Where that leaves babel.config.js out, SWC compiles it, which is the fastest that stock can be.
 */
type Options = Record<string, object>;

const [, preset] = site.presets![0] as [string, Options];
const themeConfig = site.themeConfig as {prism: object; navbar: object};

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  trailingSlash: site.trailingSlash,
  favicon: 'img/logo.svg',
  i18n: site.i18n,
  markdown: site.markdown,
  customFields: site.customFields,
  future: {
    ...site.future,
    faster: {...(site.future!.faster as object), swcJsLoader: !fs.existsSync(path.join(__dirname, 'babel.config.js'))},
  },
  // The short addresses of the site are a plugin's.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  presets: [['classic', {docs: preset.docs, pages: preset.pages, blog: preset.blog}]],
  themeConfig: {
    ...themeConfig,
    navbar: {...themeConfig.navbar, logo: {alt: '', src: 'img/logo.svg', width: 30, height: 30}},
    prism: {...themeConfig.prism, theme: themes.github, darkTheme: themes.dracula},
  },
};

export default config;
