import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {answerUnknown} from './answerUnknown';

const DIFFERENCES =
  'Unlike the published site, npm start has one language (npm start -- --locale fr), no Markdown pages, no content security policy, and pages that wait for their scripts. npm run preview shows the site as it is published.';

/**
 * Sent to the browser as text. A page that does not compile is shown as such already; once it is mended, the browser
 * still runs the update before, which throws, and the overlay would stay.
 */
function isNoBuildError(error: Error): boolean {
  return !/Module build failed/.test(error.message);
}

/**
 * Makes `npm start` answer like the published site where that is simple, and says what differs.
 */
export default function development({baseUrl, generatedFilesDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'development' || process.argv[2] !== 'start') {
    return null;
  }
  console.log(`[INFO] ${DIFFERENCES}`);
  const routes = path.join(generatedFilesDir, 'routes.js');
  return {
    name: 'development',
    configureWebpack() {
      return {
        devServer: {
          client: {overlay: {runtimeErrors: isNoBuildError}},
          // It is merged with Docusaurus's own by joining the lists that both return: ours joins the list that it gets.
          setupMiddlewares(middlewares: unknown[]) {
            middlewares.unshift(answerUnknown(baseUrl, () => fs.readFileSync(routes, 'utf8')));
            return [];
          },
        },
      } as object;
    },
  };
}
