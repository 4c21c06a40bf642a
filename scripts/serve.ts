import path from 'node:path';
import config from '../docusaurus.config';
import {servePages} from './support/pagesServer';

/**
 * `npm run serve [-- <port>]`: serves the built site the way GitHub Pages does. The port is 3000 unless given.
 */
async function main(): Promise<void> {
  const port = Number(process.argv[2] ?? 3000);
  const buildDir = path.resolve(__dirname, '..', 'build');
  await servePages({buildDir, baseUrl: config.baseUrl, port});
  console.log(`Serving ${path.basename(buildDir)}/ at http://localhost:${port}${config.baseUrl}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
