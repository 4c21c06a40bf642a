import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {portableIds} from './bundle/portableIds';
import {publishedPackages} from './bundle/publishedPackages';
import {logoSprite} from './logoSprite';
import {pageTemplate} from './page-template/pageTemplate';

const fromHere = (file: string) => path.join(__dirname, file);

/** What Docusaurus generates about the site, of which the browser reads only a part. */
const SITE_CONFIG = /[\\/]\.docusaurus[\\/](?:docusaurus\.config\.mjs|site-metadata\.json)$/;

/** Modules that do nothing when they are imported: the bundler drops those whose exports are not used. */
const PURE_PACKAGES = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is|prop-types)[\\/]/;

/**
 * All that departs from Docusaurus's stock runtime, for the sake of speed; README.md describes the parts. With
 * `FASTER_PAGES=0` in the environment there is none of it.
 *
 * @throws {Error} where Docusaurus is not as a part expects it, with the file to compare
 */
export default function fasterPages({siteConfig, siteDir}: LoadContext): Plugin | null {
  if (process.env.FASTER_PAGES === '0') {
    return null;
  }
  siteConfig.ssrTemplate = pageTemplate();

  return {
    name: 'faster-pages',
    getThemePath: () => './theme',
    getClientModules: () => [fromHere('bundle/idlePrefetch.ts')],
    injectHtmlTags: () => ({preBodyTags: [logoSprite(siteDir)]}),
    configureWebpack(config, isServer, {currentBundler}) {
      restartCache(config as Cached);
      return {
        plugins: [
          portableIds(currentBundler),
          new currentBundler.instance.DefinePlugin({IS_SERVER_BUNDLE: JSON.stringify(isServer)}),
        ],
        resolve: {
          alias: isServer
            ? undefined
            : {
                '@docusaurus/Head': fromHere('bundle/Head.tsx'),
                [require.resolve('@docusaurus/core/lib/client/prefetch')]: fromHere('bundle/prefetch.ts'),
                // The classic theme's client module, which loads Prism on every page.
                [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]:
                  fromHere('highlighting/nothing.js'),
              },
        },
        module: {
          rules: [
            publishedPackages(config, isServer),
            // Functions, not patterns, which Docusaurus would take for rules of its own.
            {test: (file: string) => !isServer && PURE_PACKAGES.test(file), sideEffects: false},
            {
              test: (file: string) => SITE_CONFIG.test(file),
              use: [{loader: fromHere('bundle/siteConfigLoader.js'), options: {isServer, siteDir}}],
            },
          ],
        },
      };
    },
  };
}

/** The persistent cache of Rspack, of which webpack's types know nothing. */
interface Cached {
  experiments?: {cache?: {version: string; buildDependencies: string[]}};
}

/** Has the persistent cache start anew when this plugin changes or is switched off: it notices no alias and no rule. */
function restartCache({experiments}: Cached): void {
  if (experiments?.cache) {
    const files = fs.readdirSync(__dirname, {recursive: true, encoding: 'utf8'});
    experiments.cache.version += '-faster-pages';
    experiments.cache.buildDependencies.push(...files.filter((file) => /\.[jt]sx?$/.test(file)).map(fromHere));
  }
}
