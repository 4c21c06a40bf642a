import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Heading, Link, Paragraph, PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {docsFolderOf, fromRoot, languagesOf} from '../lib/content/folders';
import {loadContract, type Contract, type Declaration} from '../lib/contract';
import {memberId, memberPrefix} from '../lib/contract/sectionIds';
import {foldOf} from './folds';
import {OVERVIEW_LABELS, type OverviewLabels} from './api-overview-labels';
import {SectionLinks} from './section-links';

type Build = (contract: Contract, labels: OverviewLabels, links: SectionLinks) => RootContent[];

/** The pages that document what several test beds have in common. */
const HTTP_PAGE = 'api/common/http-testing-tools';
const RENDERER_PAGE = 'api/common/renderer-tools';

/** The method `inject` of a test bed, whose declaration differs only in the name of the test bed. */
const INJECT = /\n {2}inject<[^;]*;/;

/** The elements in the page, and the functions that build their replacement. */
const MARKERS: Readonly<Record<string, Build>> = {
  ApiFunctions: buildFunctions,
  ApiBedTypes: buildBedTypes,
  ApiOptions: buildOptions,
  ApiOverview: buildOverview,
  ApiTypes: buildTypes,
};

/**
 * Replaces elements with content generated from the contract:
 *
 * - `<ApiFunctions />` becomes a table of the exported functions, with what each does.
 * - `<ApiBedTypes />` becomes a table of the exported types, with a row for each test bed.
 * - `<ApiOptions />` becomes a table of the options that not every test bed has, with a row for each test bed.
 * - `<ApiOverview />` becomes a collapsed section for each exported symbol, with its kind, its signature, the names of
 *   its members and links.
 * - `<ApiTypes />` becomes a collapsed section for each page, with the types in its signatures that are not exported.
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

function buildFunctions(contract: Contract, labels: OverviewLabels, links: SectionLinks): RootContent[] {
  const functions = exportsOf(contract).filter(({kind}) => kind === 'function');
  const rows = functions.map((declaration) => [
    [toSymbol(declaration, contract)],
    [{type: 'text' as const, value: `${summarize(declaration, labels)} `}, links.toPage(declaration.page)],
  ]);
  return [table([labels.columns.symbol, labels.columns.summary], rows)];
}

function buildBedTypes(contract: Contract, labels: OverviewLabels, links: SectionLinks): RootContent[] {
  const rows = contract.beds.map(({kind}) => [
    [toBed(kind, links)],
    ...['TestBed', 'TestBedOptions', 'Tools'].map((suffix): PhrasingContent[] => {
      const name = kind[0]!.toUpperCase() + kind.slice(1) + suffix;
      const declaration = exportsOf(contract).find((one) => one.name === name);
      return declaration
        ? [toSymbol(declaration, contract)]
        : [
            {type: 'inlineCode', value: name},
            {type: 'text', value: labels.notExported},
          ];
    }),
  ]);
  const {bed, type, options, tools} = labels.columns;
  return [table([bed, type, options, tools], rows)];
}

/** The options are grouped by the page that documents them. */
function buildOptions(contract: Contract, labels: OverviewLabels, links: SectionLinks): RootContent[] {
  const rows = contract.beds.map(({kind, options}) => {
    const doc = docOf(kind);
    return [
      [toBed(kind, links)],
      ...[HTTP_PAGE, RENDERER_PAGE, doc].map((page) => {
        const own = options.filter((option) => option.page.doc === page);
        return own.length > 0
          ? own.flatMap((option, index): PhrasingContent[] => [
              {type: 'text', value: index === 0 ? '' : ' '},
              links.toMember(option.name, {doc, id: memberId('option', option)}),
            ])
          : [{type: 'text' as const, value: '–'}];
      }),
    ];
  });
  const {bed, http, renderer, own} = labels.columns;
  return [table([bed, http, renderer, own], rows)];
}

function table(head: readonly string[], rows: readonly PhrasingContent[][][]): Table {
  return {type: 'table', children: [row(head.map((value) => [{type: 'text', value}])), ...rows.map(row)]};
}

function row(cells: readonly PhrasingContent[][]): TableRow {
  return {type: 'tableRow', children: cells.map((children) => ({type: 'tableCell', children}))};
}

/** Returns a link to the section of a symbol on this page. */
function toSymbol(declaration: Declaration, contract: Contract): Link {
  return {
    type: 'link',
    url: `#${idOf(declaration, contract)}`,
    children: [{type: 'inlineCode', value: declaration.name}],
  };
}

function toBed(kind: string, links: SectionLinks): Link {
  return links.toLabel({doc: docOf(kind), id: 'create'});
}

function docOf(kind: string): string {
  return `api/test-beds/${kind}`;
}

/** Returns what a function does. */
function summarize({name, page}: Declaration, labels: OverviewLabels): string {
  const value = labels.summaries[page.id === 'create' ? 'create' : 'check'][path.posix.basename(page.doc)];
  if (value === undefined) {
    throw new Error(`${name} needs a summary in each language of src/remark/api-overview-labels.ts.`);
  }
  return value;
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
    ...(id === 'test-beds' ? describeInject(exported.filter(has), labels) : []),
    ...exported.filter(has).map((declaration) => describe(declaration, contract, labels, links)),
  ]);
}

/** Shows the method that all test beds declare alike, once, on the first of them. */
function describeInject(beds: readonly Declaration[], labels: OverviewLabels): RootContent[] {
  const inject = beds[0] && INJECT.exec(beds[0].signatures[0]!)?.[0];
  return inject
    ? [
        paragraph(
          {type: 'text', value: labels.inject.before},
          {type: 'inlineCode', value: 'inject'},
          {type: 'text', value: labels.inject.after},
        ),
        {type: 'code', lang: 'ts', meta: null, value: inject.trim().replace(/^  /gm, '')},
      ]
    : [];
}

/** The types that the signatures contain and that cannot be imported, in a section for each page that explains them. */
function buildTypes(contract: Contract, _labels: OverviewLabels, links: SectionLinks): RootContent[] {
  const types = [...contract.declarations.values()].filter(({exported}) => !exported);
  const pages = [...new Set(types.map(({page}) => page.doc))];
  return pages.map((doc) => {
    const own = types.filter(({page}) => page.doc === doc);
    return foldOf(3, [
      heading(3, `type-${path.posix.basename(doc)}`, {type: 'text', value: links.titleOf(own[0]!.page)}),
      {type: 'code', lang: 'ts', meta: null, value: own.flatMap(({signatures}) => signatures).join('\n\n')},
    ]);
  });
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
    {type: 'code', lang: 'ts', meta: null, value: signatures.join('\n\n').replace(INJECT, '')},
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
