import path from 'node:path';
import config from '../docusaurus.config';
import {servePages} from './support/pagesServer';
import {printError} from './support/report';

/**
 * `npm run serve [-- <port> [<folder>]]`: serves the built site the way GitHub Pages does. By default, it serves
 * `build` on port 3000.
 */
async function main(): Promise<void> {
  const port = Number(process.argv[2] ?? 3000);
  const buildDir = path.resolve(__dirname, '..', process.argv[3] ?? 'build');
  await servePages({buildDir, baseUrl: config.baseUrl, port});
  console.log(`Serving ${path.basename(buildDir)}/ at http://localhost:${port}${config.baseUrl}`);
}

main().catch(printError);
