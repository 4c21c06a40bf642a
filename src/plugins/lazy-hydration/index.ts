import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const fromHere = (file: string) => path.join(__dirname, file);

/**
 * Keeps the text of a page out of the script that comes with it: the content of docs and posts is in the HTML, and
 * its component, with all that Markdown stands for (code blocks, tabs, admonitions), is loaded when a reader reaches
 * for a control in it, or goes to another page. `npm start` loads everything, as Docusaurus does.
 */
export default function lazyHydration(): Plugin {
  return {
    name: 'lazy-hydration',
    configureWebpack({mode}, isServer) {
      if (mode !== 'production') {
        return {};
      }
      return {
        // In the browser the components of Markdown come with the content.
        ...(!isServer && {resolve: {alias: {'@theme/MDXContent': fromHere('client/PlainContent.tsx')}}}),
        module: {
          rules: [
            {
              // A function: Docusaurus takes a rule with a pattern for one of its own.
              test: (file: string) => /[\\/]\.docusaurus[\\/]registry\.js$/.test(file),
              use: [{loader: fromHere('registryLoader.js'), options: {via: fromHere(isServer ? 'onServer.tsx' : 'inBrowser.tsx')}}],
            },
          ],
        },
      };
    },
  };
}
