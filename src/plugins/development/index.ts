import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const DIFFERENCES =
  'npm start differs from the published site: it serves one language (npm start -- --locale fr for French), searches the last build, has no Markdown pages and no Content Security Policy, and renders pages only in the browser. To see the site as it will be published, run npm run preview.';

/**
 * Decides whether the overlay shows a runtime error. Build errors have their own overlay. After an author fixes one,
 * the browser still runs the last failed update, whose exception would keep this overlay open. Docusaurus sends this
 * function to the browser as text.
 */
function isNotBuildError(error: Error): boolean {
  return !/Module build failed/.test(error.message);
}

/**
 * Makes `npm start` say how it differs from the published site, lets it search the last build, and hides outdated error
 * messages.
 */
export default function development({outDir, baseUrl}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'development' || process.argv[2] !== 'start') {
    return null;
  }
  console.log(`[INFO] ${DIFFERENCES}`);
  return {
    name: 'development',
    configureWebpack() {
      const devServer = {
        client: {overlay: {runtimeErrors: isNotBuildError}},
        static: [{directory: path.join(outDir, 'search'), publicPath: `${baseUrl}search`, watch: false}],
      };
      return {devServer} as object;
    },
  };
}
