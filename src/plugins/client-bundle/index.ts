import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Modules that do nothing when they are imported: the bundler drops them where their exports are not used. */
const PURE_PACKAGES = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is|prop-types)[\\/]/;

const fromHere = (file: string) => path.join(__dirname, file);

/**
 * Keeps out of the script of every page what this site does not need there. Each part is described in its own file.
 * The server's bundle is the stock one, so that a difference between the two shows as a failed hydration.
 */
export default function clientBundle(): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack(_config, isServer) {
      return isServer
        ? {}
        : {
            resolve: {
              alias: {
                [require.resolve('@docusaurus/theme-classic/lib/nprogress')]: fromHere('progressBar.ts'),
                '@docusaurus/utils-common$': fromHere('utilsCommon.ts'),
                'path-to-regexp$': fromHere('pathPattern.ts'),
                'react-helmet-async$': fromHere('helmet.ts'),
              },
            },
            module: {
              rules: [
                // A function: Docusaurus takes a rule with a pattern for one of its own.
                {test: (file: string) => PURE_PACKAGES.test(file), sideEffects: false},
                {
                  test: (file: string) => /[\\/]\.docusaurus[\\/](?:docusaurus\.config\.mjs|site-metadata\.json)$/.test(file),
                  use: [fromHere('publicFactsLoader.js')],
                },
              ],
            },
          };
    },
  };
}
