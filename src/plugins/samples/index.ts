import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Tells the bundler which sample files a page depends on, so that an edited sample reloads the page in `npm start`
 * and invalidates the persistent cache in `npm run build`. The code itself is put in by `src/remark/samples.ts`.
 */
export default function samplesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'samples',
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              // A function: Docusaurus takes a rule with a pattern for a content plugin's own.
              test: (file: string) => /\.mdx?$/.test(file),
              enforce: 'pre' as const,
              use: [{loader: path.join(__dirname, 'dependencyLoader.js'), options: {siteDir}}],
            },
          ],
        },
      };
    },
  };
}
