import fs from 'node:fs/promises';
import path from 'node:path';
import type {Page} from './model';
import {readPage} from './readPage';

/**
 * Reads the built pages of one language.
 *
 * @param outDir absolute path of the language's folder in the build
 * @param routes addresses that the build made, with the base URL
 * @param baseUrl base URL of the language, with slashes at both ends
 */
export async function readBuild(outDir: string, routes: string[], baseUrl: string): Promise<Page[]> {
  const paths = routes.filter((route) => route.startsWith(baseUrl) && !route.endsWith('/404.html')).map((route) => route.slice(baseUrl.length));
  const pages = await Promise.all(
    paths.map(async (address) => readPage(await fs.readFile(path.join(outDir, `${address || 'index'}.html`), 'utf8'), address, baseUrl)),
  );
  return pages.filter((page) => page !== null);
}
