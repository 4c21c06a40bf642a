import type {Element, ElementContent, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {parse} from 'parse5';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** A page converted to Markdown. */
export interface MarkdownPage {
  title: string;
  description: string;
  /** The whole text, with the title as its first heading. */
  markdown: string;
}

/** Elements that are useless in a text version of the page. */
const CHROME_TAGS = new Set(['button', 'fieldset', 'input', 'label', 'nav', 'select', 'svg']);
const CHROME_CLASSES = ['hash-link', 'tab-panel-name'];

/**
 * Converts a built page to Markdown: the title and the content, including samples, tables, all tabs and admonitions,
 * but without navigation and controls. It reads the built page because that includes the output of components.
 *
 * @param html the built page, as returned by `readableHtml`
 * @param address absolute URL of the page, used to resolve links
 * @returns `null` when the page has no Markdown content
 */
export async function htmlToMarkdown(html: string, address: string): Promise<MarkdownPage | null> {
  // rehype-parse would be several times slower, because Docusaurus's module loader compiles its ES module of parse5.
  const page = fromParse5(parse(html)) as Root;
  const content = select('main .markdown', page);
  const heading = select('main h1', page);
  if (!content || !heading) {
    return null;
  }
  const title = toString(heading);
  const body: Root = {type: 'root', children: [...content.children]};
  labelTabs(body);
  clean(body, address);

  const processor = unified()
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'});
  const markdown = processor.stringify(await processor.run(body));
  return {
    title,
    description: String(select('meta[name="description"]', page)?.properties.content ?? ''),
    markdown: `# ${title}\n\n${markdown}`,
  };
}

/** Replaces the list of tabs with each tab's label above its panel. */
function labelTabs(root: Root): void {
  for (const tabs of selectAll('.tabs-container', root)) {
    const labels = selectAll('[role="tab"]', tabs).map((tab) => toString(tab));
    selectAll('[role="tabpanel"]', tabs).forEach((panel, index) => {
      delete panel.properties.hidden;
      panel.children.unshift(element('p', [element('strong', [{type: 'text', value: labels[index] ?? ''}])]));
    });
  }
}

function clean(root: Root, address: string): void {
  // React separates adjacent text nodes with comments.
  visit(root, 'comment', (_comment, index, parent) => {
    parent!.children.splice(index!, 1);
    return [SKIP, index!];
  });
  visit(root, 'element', (node, index, parent) => {
    const isTitle = node.tagName === 'h1';
    const isSourceLink = node.tagName === 'a' && parent?.type === 'element' && parent.tagName === 'figcaption';
    if (isTitle || isSourceLink || isChrome(node)) {
      parent!.children.splice(index!, 1);
      return [SKIP, index!];
    }
    // The summary of a collapsed section contains its heading.
    if (
      node.tagName === 'summary' &&
      node.children.some((child) => child.type === 'element' && /^h\d$/.test(child.tagName))
    ) {
      parent!.children.splice(index!, 1, ...node.children);
      return [SKIP, index!];
    }
    if (node.tagName === 'pre') {
      replaceCode(node);
      return SKIP;
    }
    if (hasClass(node, 'theme-admonition')) {
      node.tagName = 'blockquote';
    } else if (node.tagName === 'a' && typeof node.properties.href === 'string') {
      node.properties.href = new URL(node.properties.href, address).href;
    }
    return undefined;
  });
}

function isChrome(node: Element): boolean {
  const {role, ariaHidden} = node.properties;
  return (
    CHROME_TAGS.has(node.tagName) ||
    CHROME_CLASSES.some((name) => hasClass(node, name)) ||
    role === 'tablist' ||
    ariaHidden === 'true'
  );
}

function hasClass({properties: {className}}: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

/** Merges the token spans into one text node, and sets the language class that the Markdown converter reads. */
function replaceCode(pre: Element): void {
  const language = [...(pre.properties.className ?? [])].find((name) => /^language-/.test(name));
  const lines = selectAll('.token-line', pre).map((line) => toString(line).replace(/\n$/, ''));
  const text = lines.length > 0 ? lines.join('\n') : toString(pre);
  pre.children = [element('code', [{type: 'text', value: `${text}\n`}], language ? {className: [language]} : {})];
}

function element(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return {type: 'element', tagName, properties, children};
}
