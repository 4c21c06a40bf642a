import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';

/** Modules that do nothing when they are imported: the bundler drops them where their exports are not used. */
const PURE_PACKAGES = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is|prop-types)[\\/]/;

/** What remembers the version of the docs that a reader chose. */
const PREFERRED_VERSION = require.resolve('@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js');

const fromHere = (file: string) => path.join(__dirname, file);

/**
 * Keeps out of the script of every page what this site does not need there. Each part is described in its own file.
 * The server's bundle is the stock one, so that a difference between the two shows as a failed hydration.
 */
export default function clientBundle({siteConfig}: LoadContext): Plugin {
  if (siteConfig.future.experimental_router !== 'browser') {
    throw new Error('The client bundle has no router for fragments: remove router.js from src/plugins/client-bundle.');
  }
  let hasOneVersion = true;
  return {
    name: 'client-bundle',
    allContentLoaded({allContent}) {
      const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
      hasOneVersion = docs.every(({loadedVersions}) => loadedVersions.length === 1);
    },
    configureWebpack({experiments}, isServer) {
      noticeChanges(experiments as RspackExperiments, hasOneVersion);
      return isServer
        ? {}
        : {
            resolve: {
              alias: {
                [require.resolve('@docusaurus/theme-classic/lib/nprogress')]: fromHere('progressBar.ts'),
                ...(hasOneVersion && {[PREFERRED_VERSION]: fromHere('oneVersion.ts')}),
                '@docusaurus/utils-common$': fromHere('utilsCommon.ts'),
                'path-to-regexp$': fromHere('pathPattern.ts'),
                'react-helmet-async$': fromHere('helmet.ts'),
                'react-router-dom$': fromHere('router.js'),
              },
            },
            module: {
              rules: [
                // A function: Docusaurus takes a rule with a pattern for one of its own.
                {test: (file: string) => PURE_PACKAGES.test(file), sideEffects: false},
                {
                  test: (file: string) => /[\\/]\.docusaurus[\\/](?:docusaurus\.config\.mjs|site-metadata\.json|globalData\.json)$/.test(file),
                  use: [fromHere('publicFactsLoader.js')],
                },
              ],
            },
          };
    },
  };
}

interface RspackExperiments {
  cache?: {version: string; buildDependencies: string[]};
}

/** Has the persistent cache start anew when a plugin of the site changes: it notices no alias, rule or option. */
function noticeChanges({cache}: RspackExperiments = {}, hasOneVersion: boolean): void {
  if (!cache) {
    return;
  }
  const plugins = path.resolve(__dirname, '..');
  const files = fs.readdirSync(plugins, {recursive: true, encoding: 'utf8'}).filter((file) => /\.[jt]sx?$/.test(file));
  cache.buildDependencies.push(...files.map((file) => path.join(plugins, file)));
  cache.version += hasOneVersion ? '' : '-versions';
}
