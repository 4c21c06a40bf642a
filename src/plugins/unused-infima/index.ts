import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dropUnused} from './dropUnused';
import {wordsIn, wordsOf} from './words';

const INFIMA = require.resolve('infima/dist/css/default/default.css');

/** Where the site names classes: pages and components alike. */
const SOURCES = ['src', 'docs', 'versioned_docs', 'blog', 'i18n'];

/** What else makes pages: a module in the folder of each. */
const PACKAGES = [
  '@docusaurus/core/lib/client/App.js',
  '@docusaurus/mdx-loader',
  '@docusaurus/plugin-content-blog',
  '@docusaurus/plugin-content-docs',
  '@docusaurus/theme-classic',
  '@docusaurus/theme-common',
];

/** The persistent cache of the bundler, of which webpack's types know nothing. */
interface Cached {
  experiments?: {cache?: {version: string}};
}

/** Keeps out of the built style sheet what neither a page nor a component names of Infima. */
export default function unusedInfima({siteDir}: LoadContext): Plugin {
  if (process.env.NODE_ENV !== 'production') {
    return {name: 'unused-infima'};
  }
  const sources = SOURCES.map((folder) => path.join(siteDir, folder)).filter((folder) => fs.existsSync(folder));
  const words = wordsIn([...sources, ...PACKAGES.map((module) => path.dirname(require.resolve(module)))]);

  return {
    name: 'unused-infima',
    configurePostCss(options) {
      options.plugins.push(dropUnused(words));
      return options;
    },
    configureWebpack(config) {
      const {experiments} = config as Cached;
      // The bundler does not see that a page names another class: a cached style sheet would stay.
      const needed = wordsOf(fs.readFileSync(INFIMA, 'utf8')).filter((word) => words.has(word));
      const hash = createHash('sha256').update(needed.join()).digest('hex').slice(0, 16);
      return experiments?.cache ? {experiments: {cache: {version: `${experiments.cache.version}-${hash}`}} as object} : {};
    },
  };
}
