import path from 'node:path';
import type {Heading, Paragraph, PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {CONTENT_FOLDERS, fromRoot, languagesOf} from '../lib/content/folders';
import {loadContract, type Contract, type Declaration} from '../lib/contract';
import {memberId, memberPrefix} from '../lib/contract/sectionIds';
import {foldOf} from './folds';
import {OVERVIEW_LABELS, type OverviewLabels} from './api-overview-labels';
import {SectionLinks} from './section-links';

/** Options of the overview of the API. */
export interface ApiOverviewOptions {
  /** Absolute path of the repository. */
  siteDir: string;
}

type Build = (contract: Contract, labels: OverviewLabels, links: SectionLinks) => RootContent[];

/** What the page writes, and what it becomes. */
const MARKERS: Readonly<Record<string, Build>> = {ApiSymbols: buildTable, ApiOverview: buildOverview};

/**
 * Replaces two marks by what the contract says of all the symbols that the library exports:
 *
 * - `<ApiSymbols />` by a table with the kind of each, what it is, and a link to the section that documents it;
 * - `<ApiOverview />` by a folded section each, with its kind, its signature, the names of its members, and links.
 *
 * The language is that of the page, told by its path.
 *
 * To be registered under `beforeDefaultRemarkPlugins`: the headings land in the table of contents, and Docusaurus
 * resolves the links.
 *
 * @throws {Error} when a section to link to does not exist in that language, naming page and section
 */
export default function apiOverview({siteDir}: ApiOverviewOptions) {
  return (tree: Root, page: VFile): void => {
    if (!tree.children.some(isMarker)) {
      return;
    }
    const language = languagesOf(fromRoot(siteDir, page.path))[0]!;
    const links = new SectionLinks(path.join(siteDir, CONTENT_FOLDERS.docs[language]), page.path);
    const contract = loadContract(siteDir);
    tree.children = tree.children.flatMap((node) =>
      isMarker(node)
        ? // Docusaurus names the place in its messages about links.
          MARKERS[node.name]!(contract, OVERVIEW_LABELS[language], links).map((made) => ({
            ...made,
            position: node.position,
          }))
        : [node],
    );
  };
}

function isMarker(node: RootContent): node is MdxJsxFlowElement & {name: string} {
  return node.type === 'mdxJsxFlowElement' && node.name !== null && node.name in MARKERS;
}

function buildTable(contract: Contract, labels: OverviewLabels, links: SectionLinks): RootContent[] {
  const {symbol, kind, summary, documentation} = labels.columns;
  const rows = exportsOf(contract).map((declaration) =>
    row([
      {type: 'link', url: `#${idOf(declaration)}`, children: [{type: 'inlineCode', value: declaration.name}]},
      {type: 'text', value: labels.kinds[declaration.kind]},
      {type: 'text', value: summarize(declaration, labels, links)},
      links.toPage(declaration.page),
    ]),
  );
  const head = row([symbol, kind, summary, documentation].map((value) => ({type: 'text', value})));
  return [{type: 'table', children: [head, ...rows]} satisfies Table];
}

function row(cells: PhrasingContent[]): TableRow {
  return {type: 'tableRow', children: cells.map((cell) => ({type: 'tableCell', children: [cell]}))};
}

/** What a symbol is for, from its part in the description of a test bed. */
function summarize(declaration: Declaration, {summaries}: OverviewLabels, links: SectionLinks): string {
  const title = links.titleOf(declaration.page);
  const bed = title.charAt(0).toLowerCase() + title.slice(1);
  if (declaration.kind === 'function') {
    return summaries[declaration.page.id === 'create' ? 'create' : 'check'](bed);
  }
  const prefix = memberPrefix(declaration);
  return summaries[prefix === 'option' ? 'options' : prefix === 'tool' ? 'tools' : 'bed'](bed);
}

function exportsOf(contract: Contract): Declaration[] {
  return contract.exported.map((name) => contract.declarations.get(name)!);
}

function buildOverview(contract: Contract, labels: OverviewLabels, links: SectionLinks): RootContent[] {
  const groups: {id: string; label: string; has: (declaration: Declaration) => boolean}[] = [
    {id: 'functions', label: labels.functions, has: ({kind}) => kind === 'function'},
    {id: 'test-beds', label: labels.testBeds, has: (declaration) => memberPrefix(declaration) === 'method'},
    {id: 'options', label: labels.options, has: (declaration) => memberPrefix(declaration) === 'option'},
    {id: 'tools', label: labels.tools, has: (declaration) => memberPrefix(declaration) === 'tool'},
  ];
  const exported = exportsOf(contract);
  return groups.flatMap(({id, label, has}) => [
    heading(2, id, {type: 'text', value: label}),
    ...exported.filter(has).map((declaration) => describe(declaration, labels, links)),
  ]);
}

function describe(declaration: Declaration, labels: OverviewLabels, links: SectionLinks): RootContent {
  const {name, kind, page, signatures} = declaration;
  return foldOf(3, [
    heading(3, idOf(declaration), {type: 'inlineCode', value: name}),
    paragraph({type: 'text', value: labels.kinds[kind] + labels.documentedIn}, links.toSection(page), {
      type: 'text',
      value: '.',
    }),
    {type: 'code', lang: 'ts', meta: null, value: signatures.join('\n\n')},
    ...describeMembers(declaration, labels, links),
  ]);
}

function idOf({name}: Declaration): string {
  return name.toLowerCase();
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
  return [
    paragraph({type: 'text', value: `${labels.members[prefix]}${labels.colon}`}, ...list, {type: 'text', value: '.'}),
  ];
}

function heading(depth: 2 | 3, id: string, text: PhrasingContent): Heading {
  return {type: 'heading', depth, data: {hProperties: {id}}, children: [text]};
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}
