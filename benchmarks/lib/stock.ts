import fs from 'node:fs';
import path from 'node:path';
import {copySite} from './siteFolder';

/** What makes the site ours rather than stock. */
const OURS = ['src/theme', 'src/css'];
/** What is needed of it: components that pages use without an import, what they link to, what the configuration names. */
const KEPT = ['src/theme/MDXComponents/index.tsx', 'src/theme/README.md', 'src/css/codeTheme.ts'];

/** What compiles the stock site: Babel as ours, or SWC. */
export type Compiler = 'babel' | 'swc';

/**
 * Makes the stock site: a copy of the site without what is ours, with benchmarks/stock laid over it.
 *
 * @returns absolute path of the copy
 */
export function copyStockSite(repository: string, compiler: Compiler): string {
  const siteDir = copySite(repository, `bench-stock-${compiler}`);
  const read = (file: string) => fs.readFileSync(path.join(repository, file), 'utf8');

  if (compiler === 'swc') {
    fs.rmSync(path.join(siteDir, 'babel.config.js'));
  }
  OURS.forEach((entry) => fs.rmSync(path.join(siteDir, entry), {recursive: true}));
  fs.cpSync(path.join(repository, 'benchmarks/stock'), siteDir, {recursive: true});
  for (const file of KEPT) {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), read(file));
  }
  fs.writeFileSync(path.join(siteDir, 'site.config.ts'), read('docusaurus.config.ts'));
  return siteDir;
}
