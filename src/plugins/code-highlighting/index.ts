import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps Prism and its grammars (about 35 kB gzip) out of the script that every page loads: code is highlighted when
 * the site is built, and in the browser only on a page reached by a link, with a chunk of its own (src/highlight).
 */
export default function codeHighlighting(): Plugin {
  return {
    name: 'code-highlighting',
    configureWebpack(_config, isServer, {currentBundler}) {
      return {
        plugins: [new currentBundler.instance.DefinePlugin({IS_SERVER_BUNDLE: JSON.stringify(isServer)})],
        resolve: {
          alias: isServer
            ? {}
            : {
                // The classic theme's client module that loads Prism on every page.
                [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: path.join(__dirname, 'nothing.js'),
              },
        },
      };
    },
  };
}
