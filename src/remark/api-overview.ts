import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Heading, Paragraph, PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {docsFolderOf, fromRoot, languagesOf} from '../lib/content/folders';
import {loadContract, type Contract, type Declaration, type Member} from '../lib/contract';
import {memberId, memberPrefix} from '../lib/contract/sectionIds';
import {foldOf} from './folds';
import {OVERVIEW_LABELS, type OverviewLabels} from './api-overview-labels';
import {SectionLinks} from './section-links';

type Build = (contract: Contract, labels: OverviewLabels, links: SectionLinks) => RootContent[];

/** The pages that document what several test beds have in common, and the one for what they all have. */
const SHARED_PAGES = 'api/common/';
const SHARED_BY_ALL = `${SHARED_PAGES}base-tools`;

/** The elements in the page, and the functions that build their replacement. */
const MARKERS: Readonly<Record<string, Build>> = {ApiSymbols: buildTable, ApiOverview: buildOverview};

/**
 * Replaces two elements with content generated from the contract, for all symbols that the library exports:
 *
 * - `<ApiSymbols />` becomes a table with the kind of each symbol, what it does or contains, and a link to the section
 *   that documents it.
 * - `<ApiOverview />` becomes a collapsed section for each symbol, with its kind, its signature, the names of its
 *   members and links.
 *
 * The language is determined from the path of the page.
 *
 * Register it under `beforeDefaultRemarkPlugins`, so that the headings are in the table of contents and Docusaurus
 * resolves the links.
 *
 * @throws {Error} when a link's section does not exist in that language, or when a function has no summary; the message
 *   has the page and the section, or the function
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
      [
        {
          type: 'link',
          url: `#${idOf(declaration, contract)}`,
          children: [{type: 'inlineCode', value: declaration.name}],
        },
      ],
      [{type: 'text', value: labels.kinds[declaration.kind]}],
      summarize(declaration, contract, labels),
      [links.toPage(declaration.page)],
    ]),
  );
  const head = row([symbol, kind, summary, documentation].map((value) => [{type: 'text', value}]));
  return [{type: 'table', data: {hProperties: {className: ['symbols']}}, children: [head, ...rows]} satisfies Table];
}

function row(cells: PhrasingContent[][]): TableRow {
  return {type: 'tableRow', children: cells.map((children) => ({type: 'tableCell', children}))};
}

/** Returns what tells a symbol apart from those with the same role in another test bed. */
function summarize(declaration: Declaration, contract: Contract, labels: OverviewLabels): PhrasingContent[] {
  const kind = path.posix.basename(declaration.page.doc);
  if (declaration.kind === 'function') {
    const value = labels.summaries[declaration.page.id === 'create' ? 'create' : 'check'][kind];
    if (value === undefined) {
      throw new Error(`${declaration.name} needs a summary in each language of src/remark/api-overview-labels.ts.`);
    }
    return [{type: 'text', value}];
  }
  const prefix = memberPrefix(declaration);
  if (prefix === 'option' || prefix === 'tool') {
    const {after, alone} = labels.shared[prefix];
    const own = ownMembersOf(declaration);
    return [...listNames(own), {type: 'text', value: own.length > 0 ? after : alone}];
  }
  const {factory, testOptions} = contract.beds.find((bed) => bed.kind === kind)!;
  const returned: PhrasingContent[] = [
    {type: 'text', value: labels.bed.returned},
    {type: 'inlineCode', value: factory},
  ];
  return testOptions.length > 0
    ? [
        ...returned,
        {type: 'text', value: labels.bed.testOptions},
        ...listNames(testOptions.map(({name}) => name)),
        {type: 'text', value: '.'},
      ]
    : [...returned, {type: 'text', value: labels.bed.noTestOption}];
}

/** Returns the names of the members that not every test bed has, beginning with those that only this one has. */
function ownMembersOf({members}: Declaration): string[] {
  const own = members.filter(({internal, page}) => !internal && page.doc !== SHARED_BY_ALL);
  const isShared = ({page}: Member) => page.doc.startsWith(SHARED_PAGES);
  return [...own.filter((member) => !isShared(member)), ...own.filter(isShared)].map(({name}) => name);
}

function listNames(names: readonly string[]): PhrasingContent[] {
  return names.flatMap((name, index): PhrasingContent[] => [
    ...(index === 0 ? [] : [{type: 'text', value: ', '} as const]),
    {type: 'inlineCode', value: name},
  ]);
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
    ...exported.filter(has).map((declaration) => describe(declaration, contract, labels, links)),
  ]);
}

function describe(
  declaration: Declaration,
  contract: Contract,
  labels: OverviewLabels,
  links: SectionLinks,
): RootContent {
  const {name, kind, page, signatures} = declaration;
  return foldOf(3, [
    heading(3, idOf(declaration, contract), {type: 'inlineCode', value: name}),
    paragraph({type: 'text', value: labels.kinds[kind] + labels.documentedIn}, links.toSection(page), {
      type: 'text',
      value: '.',
    }),
    {type: 'code', lang: 'ts', meta: null, value: signatures.join('\n\n')},
    ...describeMembers(declaration, labels, links),
  ]);
}

/** `componentTestBed` and `ComponentTestBed` differ only in case, so the type gets the suffix that Docusaurus adds. */
function idOf({name, kind}: Declaration, contract: Contract): string {
  const id = name.toLowerCase();
  const sharesName = exportsOf(contract).some((other) => other.name !== name && other.name.toLowerCase() === id);
  return sharesName && kind !== 'function' ? `${id}-1` : id;
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
