import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Tells the bundler which other files a page depends on, such as the samples and the contract that it quotes. A change
 * to a sample then reloads the page in `npm start`, and invalidates the persistent cache of `npm run build`.
 */
export default function pageDependencies({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'page-dependencies',
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              // A function rather than a pattern, because Docusaurus would mistake a rule with a pattern for a content
              // plugin's.
              test: (file: string) => /\.mdx?$/.test(file),
              enforce: 'pre' as const,
              loader: path.join(__dirname, 'loader.js'),
              options: {siteDir, settings: path.join(generatedFilesDir, 'docusaurus.config.mjs')},
            },
          ],
        },
      };
    },
  };
}
