import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';

type Plugin = (options: Pick<LoadContext, 'siteDir'>) => (tree: Root, page: VFile) => void;

/**
 * Parses a page and runs remark plugins on it.
 *
 * @param file path relative to the site
 */
export async function transformPage(siteDir: string, file: string, text: string, ...plugins: Plugin[]): Promise<Root> {
  const page = new VFile({path: path.join(siteDir, file), value: text});
  const processor = unified().use(remarkParse).use(remarkMdx);
  plugins.forEach((plugin) => processor.use(plugin, {siteDir}));
  return (await processor.run(processor.parse(page), page)) as Root;
}
