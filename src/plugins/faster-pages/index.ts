import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesIn} from '../../lib/content/folders';
import {portableIds} from './bundle/portableIds';
import {pageTemplate} from './page-template/pageTemplate';

const fromHere = (file: string) => path.join(__dirname, file);

/** Files that Docusaurus generates about the site. The browser needs only part of them. */
const SITE_CONFIG = /[\\/]\.docusaurus[\\/](?:docusaurus\.config\.mjs|site-metadata\.json)$/;

/** The folder of Docusaurus's hooks, whose files its package does not export. */
const HOOKS = path.join(path.dirname(require.resolve('@docusaurus/theme-common/internal')), 'hooks');

/** Docusaurus's components that create their elements again after hydration. */
const RECREATED = ['Tabs', 'CodeBlock'].map((name) =>
  require.resolve(`@docusaurus/theme-classic/lib/theme/${name}/index.js`),
);

/** Packages without side effects, which the bundler can drop when their exports are unused. */
const PURE_PACKAGES = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is|prop-types)[\\/]/;

/**
 * All changes to Docusaurus's stock runtime; README.md describes them. Setting the environment variable
 * `FASTER_PAGES=0` turns them all off.
 *
 * @throws {Error} when Docusaurus has changed its page template; the message names the file to update
 */
export default function fasterPages({generatedFilesDir, siteConfig, siteDir}: LoadContext): Plugin | null {
  if (process.env.FASTER_PAGES === '0') {
    return null;
  }
  siteConfig.ssrTemplate = pageTemplate();
  const messages = path.join(generatedFilesDir, 'codeTranslations');

  return {
    name: 'faster-pages',
    getThemePath: () => './theme',
    getClientModules: () => [fromHere('bundle/idlePrefetch.ts')],
    configureWebpack(config, isServer, {currentBundler}) {
      restartCache(config as Cached);
      const isBuilt = config.mode === 'production' && !isServer;
      return {
        ...(isBuilt && {
          entry: fromHere('bundle/entry.ts'),
          // Without the names that Docusaurus gives to chunks, because every page would load a list of them.
          output: {chunkFilename: 'assets/js/[contenthash:8].js'},
          // Packages that only one chunk uses are compressed together with it.
          optimization: {splitChunks: {minChunks: 2}},
        }),
        plugins: [
          portableIds(currentBundler),
          new currentBundler.instance.DefinePlugin({IS_SERVER_BUNDLE: JSON.stringify(isServer)}),
        ],
        resolve: {
          alias: isServer
            ? undefined
            : {
                '@docusaurus/Head': fromHere('bundle/Head.tsx'),
                '@docusaurus/useIsBrowser': fromHere('bundle/browserContext.tsx'),
                [require.resolve('@docusaurus/core/lib/client/browserContext')]: fromHere('bundle/browserContext.tsx'),
                tslib$: fromHere('bundle/tslib.ts'),
                [require.resolve('@docusaurus/core/lib/client/prefetch')]: fromHere('bundle/prefetch.ts'),
                ...(isBuilt && {[messages]: false}),
                [path.join(HOOKS, 'useCodeWordWrap.js')]: fromHere('bundle/useCodeWordWrap.ts'),
                // The classic theme's client module, which loads Prism on every page.
                [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
              },
        },
        module: {
          rules: [
            // Functions rather than patterns, because Docusaurus would mistake rules with patterns for its own.
            {test: (file: string) => !isServer && PURE_PACKAGES.test(file), sideEffects: false},
            {
              test: (file: string) => RECREATED.includes(file),
              resolve: {alias: {'@docusaurus/useIsBrowser': fromHere('bundle/keepElements.ts')}},
            },
            {
              test: (file: string) => SITE_CONFIG.test(file),
              use: [{loader: fromHere('bundle/siteConfigLoader.js'), options: {isServer, siteDir}}],
            },
            {
              test: (file: string) => isBuilt && /[\\/]infima[\\/].*\.css$/.test(file),
              use: [{loader: fromHere('bundle/infimaLoader.js'), options: {siteDir}}],
            },
            {
              test: (file: string) => isBuilt && /\.(?:[jt]sx?|mdx)$/.test(file),
              enforce: 'post',
              use: [{loader: fromHere('bundle/messagesLoader.js'), options: {table: `${messages}.json`}}],
            },
          ],
        },
      };
    },
  };
}

/** Rspack's persistent cache, which webpack's types do not include. */
interface Cached {
  experiments?: {cache?: {version: string; buildDependencies: string[]}};
}

/** Makes the persistent cache depend on this plugin and on whether it is on. The cache ignores aliases and rules. */
function restartCache({experiments}: Cached): void {
  if (experiments?.cache) {
    experiments.cache.version += '-faster-pages';
    experiments.cache.buildDependencies.push(...filesIn(__dirname, /\.[jt]sx?$/).map(fromHere));
  }
}
