import type {Plugin} from '@docusaurus/types';

const DIFFERENCES =
  'npm start differs from the published site: it serves one language (npm start -- --locale fr for French), has no Markdown pages and no Content Security Policy, and renders pages only in the browser. To see the site as it will be published, run npm run preview.';

/**
 * Decides whether the overlay shows a runtime error. Build errors have their own overlay. After an author fixes one,
 * the browser still runs the last failed update, whose exception would keep this overlay open. Docusaurus sends this
 * function to the browser as text.
 */
function isNotBuildError(error: Error): boolean {
  return !/Module build failed/.test(error.message);
}

/** Makes `npm start` say how it differs from the published site, and hides outdated error messages. */
export default function development(): Plugin | null {
  if (process.env.NODE_ENV !== 'development' || process.argv[2] !== 'start') {
    return null;
  }
  console.log(`[INFO] ${DIFFERENCES}`);
  return {
    name: 'development',
    configureWebpack() {
      return {devServer: {client: {overlay: {runtimeErrors: isNotBuildError}}}} as object;
    },
  };
}
