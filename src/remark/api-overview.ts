import fs from 'node:fs';
import path from 'node:path';
import type {BlockContent, Heading, Link, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {CONTENT_FOLDERS, fromRoot, languagesOf} from '../content/folders';
import {loadContract, type Contract, type Declaration, type PageReference} from '../contract';
import {memberId, memberPrefix} from '../contract/sectionIds';
import {readMarkdown, type Markdown} from '../markdown';
import {OVERVIEW_LABELS, type OverviewLabels} from './api-overview-labels';

/** Options of the overview of the API. */
export interface ApiOverviewOptions {
  /** Absolute path of the repository. */
  siteDir: string;
}

const MARKER = 'ApiOverview';

/**
 * Replaces `<ApiOverview />` by the list of all symbols that the library exports, made from the contract: a heading
 * each, its kind, its signature, the names of its members, and links to the sections that document them. The
 * language is that of the page, told by its path.
 *
 * To be registered under `beforeDefaultRemarkPlugins`: the headings land in the table of contents, and Docusaurus
 * resolves the links.
 *
 * @throws {Error} when a section to link to does not exist in that language, naming page and section
 */
export default function apiOverview({siteDir}: ApiOverviewOptions) {
  return (tree: Root, page: VFile): void => {
    const index = tree.children.findIndex((node) => node.type === 'mdxJsxFlowElement' && node.name === MARKER);
    if (index === -1) {
      return;
    }
    const language = languagesOf(fromRoot(siteDir, page.path))[0]!;
    const links = new SectionLinks(path.join(siteDir, CONTENT_FOLDERS.docs[language]), page.path);
    const nodes = buildOverview(loadContract(siteDir), OVERVIEW_LABELS[language], links);
    // Docusaurus names the place in its messages about links.
    const {position} = tree.children[index]!;
    tree.children.splice(index, 1, ...nodes.map((node) => ({...node, position})));
  };
}

/** Makes the links of the overview, with the title of the page and the text of the heading as their label. */
class SectionLinks {
  private readonly pages = new Map<string, Markdown>();

  constructor(
    private readonly docsDir: string,
    private readonly pagePath: string,
  ) {}

  toSection(reference: PageReference): Link {
    const {fields, parts} = this.read(reference);
    const section = parts.find((part) => part.kind === 'heading' && part.id === reference.id);
    if (section?.kind !== 'heading') {
      throw new Error(`${this.fileOf(reference)}: the overview of the API links to #${reference.id}, which is not there.`);
    }
    const title = fields.get('title')?.text ?? '';
    return this.to(reference, [{type: 'text', value: `${title}, ${section.text.replaceAll('`', '')}`}]);
  }

  toMember(name: string, reference: PageReference): Link {
    return this.to(reference, [{type: 'inlineCode', value: name}]);
  }

  private to(reference: PageReference, children: Link['children']): Link {
    const file = path.relative(path.dirname(this.pagePath), this.fileOf(reference)).split(path.sep).join('/');
    return {type: 'link', url: `${file}#${reference.id}`, children};
  }

  /** Many symbols are documented on one page: it is read once. */
  private read(reference: PageReference): Markdown {
    const file = this.fileOf(reference);
    const page = this.pages.get(file) ?? readMarkdown(fs.readFileSync(file, 'utf8'), file);
    this.pages.set(file, page);
    return page;
  }

  private fileOf({doc}: PageReference): string {
    return path.join(this.docsDir, `${doc}.mdx`);
  }
}

function buildOverview(contract: Contract, labels: OverviewLabels, links: SectionLinks): RootContent[] {
  const groups: {id: string; label: string; has: (declaration: Declaration) => boolean}[] = [
    {id: 'functions', label: labels.functions, has: ({kind}) => kind === 'function'},
    {id: 'test-beds', label: labels.testBeds, has: (declaration) => memberPrefix(declaration) === 'method'},
    {id: 'options', label: labels.options, has: (declaration) => memberPrefix(declaration) === 'option'},
    {id: 'tools', label: labels.tools, has: (declaration) => memberPrefix(declaration) === 'tool'},
  ];
  const exported = contract.exported.map((name) => contract.declarations.get(name)!);
  return groups.flatMap(({id, label, has}) => [
    heading(2, id, {type: 'text', value: label}),
    ...exported.filter(has).flatMap((declaration) => describe(declaration, labels, links)),
  ]);
}

function describe(declaration: Declaration, labels: OverviewLabels, links: SectionLinks): BlockContent[] {
  const {name, kind, page, signatures} = declaration;
  return [
    heading(3, name.toLowerCase(), {type: 'inlineCode', value: name}),
    paragraph({type: 'text', value: labels.kinds[kind] + labels.documentedIn}, links.toSection(page), {
      type: 'text',
      value: '.',
    }),
    {type: 'code', lang: 'ts', meta: null, value: signatures.join('\n')},
    ...describeMembers(declaration, labels, links),
  ];
}

function describeMembers(declaration: Declaration, labels: OverviewLabels, links: SectionLinks): Paragraph[] {
  const prefix = memberPrefix(declaration) as keyof OverviewLabels['members'] | null;
  const members = declaration.members.filter(({internal}) => !internal);
  if (prefix === null || members.length === 0) {
    return [];
  }
  const {doc} = declaration.page;
  const list = members.flatMap((member, index): PhrasingContent[] => [
    {type: 'text', value: index === 0 ? '' : ', '},
    links.toMember(member.name, {doc, id: memberId(prefix, member)}),
  ]);
  return [paragraph({type: 'text', value: `${labels.members[prefix]}${labels.colon}`}, ...list, {type: 'text', value: '.'})];
}

function heading(depth: 2 | 3, id: string, text: PhrasingContent): Heading {
  return {type: 'heading', depth, data: {hProperties: {id}}, children: [text]};
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}
