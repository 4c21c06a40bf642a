import path from 'node:path';
import type {Part} from '../part';

/**
 * Keeps Prism and its grammars (about 35 kB gzip) out of the script of every page: code is highlighted when the site is
 * built, and in the browser only on a page reached by a link, with a chunk of its own.
 */
export const highlighting: Part = ({isServer, bundler}) => ({
  plugins: [new bundler.DefinePlugin({IS_SERVER_BUNDLE: JSON.stringify(isServer)})],
  alias: isServer
    ? undefined
    : // The classic theme's client module, which loads Prism on every page.
      {[require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: path.join(__dirname, 'nothing.js')},
});
