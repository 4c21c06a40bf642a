import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Heading, Paragraph, PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {docsFolderOf, fromRoot, languagesOf} from '../lib/content/folders';
import {loadContract, type Contract, type Declaration} from '../lib/contract';
import {memberId, memberPrefix} from '../lib/contract/sectionIds';
import {foldOf} from './folds';
import {OVERVIEW_LABELS, type OverviewLabels} from './api-overview-labels';
import {SectionLinks} from './section-links';

type Build = (contract: Contract, labels: OverviewLabels, links: SectionLinks) => RootContent[];

/** The elements in the page, and the functions that build their replacement. */
const MARKERS: Readonly<Record<string, Build>> = {ApiSymbols: buildTable, ApiOverview: buildOverview};

/**
 * Replaces two elements with content generated from the contract, for all symbols that the library exports:
 *
 * - `<ApiSymbols />` becomes a table with the kind and purpose of each symbol, and a link to the section that documents
 *   it.
 * - `<ApiOverview />` becomes a collapsed section for each symbol, with its kind, its signature, the names of its
 *   members and links.
 *
 * The language is determined from the path of the page.
 *
 * Register it under `beforeDefaultRemarkPlugins`, so that the headings are in the table of contents and Docusaurus
 * resolves the links.
 *
 * @throws {Error} when a link's section does not exist in that language; the message has the page and the section
 */
export default function apiOverview({siteDir}: Pick<LoadContext, 'siteDir'>) {
  return (tree: Root, page: VFile): void => {
    if (!tree.children.some(isMarker)) {
      return;
    }
    const file = fromRoot(siteDir, page.path);
    const language = languagesOf(file)[0]!;
    const links = new SectionLinks(path.join(siteDir, docsFolderOf(file)), page.path);
    const contract = loadContract(siteDir);
    tree.children = tree.children.flatMap((node) =>
      isMarker(node)
        ? // Docusaurus uses the position in its messages about links.
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

/** Returns what a symbol is for, based on its role in a test bed. */
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
