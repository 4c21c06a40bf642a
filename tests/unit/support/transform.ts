import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
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
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
  plugins.forEach((plugin) => processor.use(plugin, {siteDir}));
  return (await processor.run(processor.parse(page), page)) as Root;
}

/** Returns what a remark plugin made of a page as short text, with the values of attributes but not their names. */
export function writeMarkdown(node: Nodes): string {
  const inner = 'children' in node ? node.children.map(writeMarkdown).join('') : '';
  switch (node.type) {
    case 'heading':
      return `${'#'.repeat(node.depth)} ${inner} {#${(node.data as {hProperties: {id: string}}).hProperties.id}}\n`;
    case 'paragraph':
      return `${inner}\n`;
    case 'listItem':
      return `- ${inner.trimEnd()}\n`;
    case 'link':
      return `[${inner}](${node.url})`;
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'code':
      return `<${node.lang}>${node.value}</${node.lang}>\n`;
    case 'break':
      return '/';
    case 'tableRow':
      return `|${node.children.map(writeMarkdown).join('|')}|\n`;
    case 'mdxJsxFlowElement':
      return `<${node.name}>${inner.trimEnd()}</${node.name}>\n`;
    case 'mdxJsxTextElement':
      return `<${node.name} ${node.attributes.map(({value}) => (typeof value === 'string' ? value : '')).join(' ')}>${inner}</>`;
    default:
      return 'value' in node ? node.value : inner;
  }
}
