import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Code, Heading, Link, PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {documentOf, type Language} from '../lib/content/folders';
import {loadContract, translated, type Bed, type Declaration, type Member} from '../lib/contract';
import {memberId, memberPrefix} from '../lib/contract/sectionIds';
import {foldOf} from './folds';
import {descriptionOf} from './members';
import {OVERVIEW_LABELS} from './api-overview-labels';
import {code, paragraph, text} from './nodes';
import {SectionLinks} from './section-links';

/** The method `inject` of a test bed, whose declaration differs only in the name of the test bed. */
const INJECT = /\n {2}inject<[^;]*;/;

/** Matches the names of the elements that this plugin replaces. */
const MARKER = /^Api(?:Functions|BedTypes|Options|Overview|Types)$/;

/**
 * Replaces elements with content generated from the contract:
 *
 * - `<ApiFunctions />` becomes a collapsed section for each exported function, with what it does in its row.
 * - `<ApiBedTypes />` becomes a table of the exported types, with a row for each test bed.
 * - `<ApiOptions />` becomes a table of the options that not every test bed has, with a column for each test bed that
 *   has one of them.
 * - `<ApiOverview />` becomes a collapsed section for each exported type, with its kind, its signature, the names of its
 *   members and links.
 * - `<ApiTypes />` becomes a collapsed section for each page, ordered by path, with the unexported types that the page
 *   explains.
 *
 * The language is determined from the path of the page.
 *
 * Register it under `beforeDefaultRemarkPlugins`, so that the headings are in the table of contents and Docusaurus
 * resolves the links.
 *
 * @throws {Error} when a link's section does not exist in that language, or when `translated` throws
 */
export default function apiOverview({siteDir}: Pick<LoadContext, 'siteDir'>) {
  return (tree: Root, page: VFile): void => {
    if (!tree.children.some(isMarker)) {
      return;
    }
    const {language, docsDir} = documentOf(siteDir, page.path);
    const made = replacements(siteDir, language, new SectionLinks(docsDir, page.path));
    tree.children = tree.children.flatMap((node) =>
      isMarker(node)
        ? // Docusaurus uses the position in its messages about links.
          made[node.name]!().map((content) => ({...content, position: node.position}))
        : [node],
    );
  };
}

function isMarker(node: RootContent): node is MdxJsxFlowElement & {name: string} {
  return node.type === 'mdxJsxFlowElement' && MARKER.test(node.name ?? '');
}

/** Returns what replaces each element. */
function replacements(siteDir: string, language: Language, links: SectionLinks): Record<string, () => RootContent[]> {
  const contract = loadContract(siteDir);
  const exported = contract.exported.map((name) => contract.declarations.get(name)!);
  const labels = OVERVIEW_LABELS[language];
  return {
    ApiFunctions: functions,
    ApiBedTypes: bedTypesTable,
    ApiOptions: optionsTable,
    ApiOverview: overview,
    ApiTypes: types,
  };

  function functions(): RootContent[] {
    return exported
      .filter(({kind}) => kind === 'function')
      .map((one) => describe(one, 4, descriptionOf(translated(one.summary, language, siteDir))));
  }

  function bedTypesTable(): RootContent[] {
    const rows = contract.beds.map(({kind}) => [
      [toBed(kind)],
      ...['TestBed', 'TestBedOptions', 'Tools'].map((suffix): PhrasingContent[] => {
        const name = kind[0]!.toUpperCase() + kind.slice(1) + suffix;
        const declaration = exported.find((one) => one.name === name);
        return declaration ? [toSymbol(declaration)] : [code(name), text(labels.notExported)];
      }),
    ]);
    return [table(inText(labels.typeColumns), rows)];
  }

  function optionsTable(): RootContent[] {
    const has = ({lists}: Bed, option: Member) => lists.options.some(({name}) => name === option.name);
    const all = contract.beds.flatMap(({lists}) => lists.options);
    const shown = all.filter(
      (option, index) =>
        all.findIndex(({name}) => name === option.name) === index && !contract.beds.every((bed) => has(bed, option)),
    );
    const beds = contract.beds.filter((bed) => shown.some((option) => has(bed, option)));
    const rows = shown.map((option) => [
      [links.toMember(option.name, option.page)],
      ...beds.map((bed) => (has(bed, option) ? [text('✓')] : [])),
    ]);
    const head = [[text(labels.option)], ...beds.map(({kind}) => [toBed(kind)])];
    return [{...table(head, rows), align: [null, ...beds.map(() => 'center' as const)]}];
  }

  function overview(): RootContent[] {
    const {testBeds, options, tools} = labels;
    const withMembers = (prefix: string) => exported.filter((one) => memberPrefix(one) === prefix);
    const beds = withMembers('method');
    return [
      ...group('test-beds', testBeds, beds, inject(beds)),
      ...group('options', options, withMembers('option')),
      ...group('tools', tools, withMembers('tool')),
    ];
  }

  /** The types are grouped by the page that explains them. */
  function types(): RootContent[] {
    const types = [...contract.declarations.values()].filter(({name}) => !contract.exported.includes(name));
    return [...new Set(types.map(({page}) => page.doc))].sort().map((doc) => {
      const own = types.filter(({page}) => page.doc === doc);
      return foldOf(3, [
        heading(3, `type-${path.posix.basename(doc)}`, text(links.titleOf(own[0]!.page))),
        codeBlock(own.flatMap(({signatures}) => signatures).join('\n\n')),
      ]);
    });
  }

  function group(
    id: string,
    label: string,
    declarations: readonly Declaration[],
    introduction: readonly RootContent[] = [],
  ): RootContent[] {
    return [heading(2, id, text(label)), ...introduction, ...declarations.map((one) => describe(one, 3))];
  }

  /** Shows `inject` once, because its declarations differ only in the name of the test bed. */
  function inject(beds: readonly Declaration[]): RootContent[] {
    const inject = beds[0] && INJECT.exec(beds[0].signatures[0]!)?.[0];
    const {before, after} = labels.inject;
    return inject
      ? [paragraph(text(before), code('inject'), text(after)), codeBlock(inject.trim().replace(/^ {2}/gm, ''))]
      : [];
  }

  function describe(declaration: Declaration, level: 3 | 4, summary?: PhrasingContent): RootContent {
    const {name, kind, page, signatures} = declaration;
    const {kinds, documentedIn} = labels;
    return foldOf(level, [
      heading(level, idOf(declaration), code(name), summary && [summary]),
      // The preview in the row is hidden while the section is open.
      ...(summary ? [paragraph(summary)] : []),
      paragraph(text(kinds[kind as keyof typeof kinds] + documentedIn), links.toSection(page), text('.')),
      codeBlock(signatures.join('\n\n').replace(INJECT, '')),
      ...members(declaration),
    ]);
  }

  function members(declaration: Declaration): RootContent[] {
    const prefix = memberPrefix(declaration);
    const members = declaration.members.filter(({internal}) => !internal);
    if (prefix === null || members.length === 0) {
      return [];
    }
    const {doc} = declaration.page;
    const names = members.map((member) => links.toMember(member.name, {doc, id: memberId(prefix, member)}));
    const label = labels[`${prefix}s` as 'options' | 'tools' | 'methods'];
    return [paragraph(text(label + labels.colon), ...joined(names, ', '), text('.'))];
  }

  /** Returns a link to the section of a symbol on this page. */
  function toSymbol(declaration: Declaration): Link {
    return {type: 'link', url: `#${idOf(declaration)}`, children: [code(declaration.name)]};
  }

  function toBed(kind: string): Link {
    return links.toLabel({doc: docOf(kind), id: 'create'});
  }

  /**
   * Returns the id of a symbol's section. `componentTestBed` and `ComponentTestBed` differ only in case, so the type
   * gets the suffix that Docusaurus adds to duplicate ids.
   */
  function idOf({name, kind}: Declaration): string {
    const id = name.toLowerCase();
    const sharesName = exported.some((other) => other.name !== name && other.name.toLowerCase() === id);
    return sharesName && kind !== 'function' ? `${id}-1` : id;
  }
}

function docOf(kind: string): string {
  return `api/test-beds/${kind}`;
}

function joined(nodes: readonly PhrasingContent[], separator: string): PhrasingContent[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [text(separator), node]));
}

function inText(cells: readonly string[]): PhrasingContent[][] {
  return cells.map((value) => [text(value)]);
}

function table(head: readonly PhrasingContent[][], rows: readonly PhrasingContent[][][]): Table {
  return {type: 'table', children: [row(head), ...rows.map(row)]};
}

function row(cells: readonly PhrasingContent[][]): TableRow {
  return {type: 'tableRow', children: cells.map((children) => ({type: 'tableCell', children}))};
}

function codeBlock(value: string): Code {
  return {type: 'code', lang: 'ts', meta: null, value};
}

function heading(depth: 2 | 3 | 4, id: string, content: PhrasingContent, preview?: PhrasingContent[]): Heading {
  return {type: 'heading', depth, data: {hProperties: {id}, preview}, children: [content]};
}
