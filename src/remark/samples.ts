import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit, SKIP} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {fromRoot, languageOf} from '../lib/content/folders';
import {signatureOf} from '../lib/contract';
import {FileError} from '../lib/content/problem';
import {bedAround, exportedBy, importsFor} from '../lib/samples/imports';
import {findRegion, listSampleFiles, type QuotedRegion} from '../lib/samples/library';
import {describeRuns, executedRegion, readRecord, RECORD, type ExecutedRecord} from '../lib/samples/record';
import {readAttribute, removeAttribute, type SampleAttribute} from '../lib/samples/meta';
import {attributesOf} from '../lib/markdown';
import {attribute, text} from './nodes';

/** Matches the title of a TypeScript file. */
const TITLE_OF_FILE = /\btitle="(?:[^"]*\/)?([^"/]+)\.ts"/;

/** Matches the import of a file next to the sample. */
const RELATIVE_IMPORT = /(?:\bfrom |\bimport\()'\.\/([^']+)'/g;

/**
 * Inserts the code of samples into pages:
 *
 * - A fence with `sample="<file>#<region>"` gets the region's code. It is wrapped in a `<Sample>` element, which adds a
 *   link to the whole file, a button that copies the code with its imports, the errors that the sample shows, and where
 *   its specs have run.
 * - A fence with `signature="<symbol>, …"` gets the declarations from the library's contract.
 * - `<SampleLines sample="<file>#<region>" />` is replaced with the number of non-blank lines in the region, and
 *   `<SampleBar sample="…" part="<file>#<region>" />` with a bar of this length. The lines of `part`, if any, stand out.
 *   `<SampleOutline sample="…" replaced="2-3,5" />` is replaced with the shape of its lines, in which those of `replaced`
 *   look different.
 * - `<ShopSpecs count="…" />` is replaced with a number from the record of runs, and `<SamplesRecord />` and `<Proof />`
 *   get the runs.
 *
 * The title, the line highlights and the rest of a fence's meta are kept.
 *
 * @throws {FileError} when a file, region, symbol or count is unknown, or when a sample imports a file that readers
 *   cannot get: one that is neither on the page nor part of the shop
 */
export default function samples({siteDir}: Pick<LoadContext, 'siteDir'>) {
  const samplesDir = path.join(siteDir, 'samples');

  return (tree: Root, page: VFile): void => {
    const pagePath = fromRoot(siteDir, page.path);
    const record = readRecord(samplesDir);
    const titled = titledFiles(tree, (reference, line) => findRegion(samplesDir, reference, pagePath, line).code);
    const files = [
      ...[...titled.keys()].map((title) => `/${title}.ts`),
      ...listSampleFiles(samplesDir).filter((file) => file.startsWith('shop/')),
    ];

    visit(tree, (node, index, parent) => {
      const line = node.position?.start.line ?? 1;
      const refuse = (what: string, fix?: string): never => {
        throw new FileError(pagePath, line, what, fix);
      };
      const find = (reference: string) => findRegion(samplesDir, reference, pagePath, line);
      const replaceWith = (made: RootContent): [typeof SKIP, number] => {
        parent!.children[index!] = made;
        return [SKIP, index! + 1];
      };
      /** Removes a reference from the meta of a fence and returns it; `null` if there is none. */
      const takeReference = (fence: Code, name: SampleAttribute): string | null => {
        const reference = readAttribute(fence.meta, name);
        fence.meta = reference === null ? fence.meta : removeAttribute(fence.meta!, name);
        return reference;
      };

      /** Returns the number of non-blank lines in the region that an attribute of the element names. */
      const linesOf = (name: string): string => {
        const {code} = find(attributesOf(node as MdxJsxTextElement).get(name) ?? '');
        return String(code.split('\n').filter((one) => one.trim()).length);
      };

      if (node.type === 'code') {
        const reference = takeReference(node, 'sample');
        if (reference !== null) {
          const region = find(reference);
          node.value = region.code;
          const [, title] = TITLE_OF_FILE.exec(node.meta ?? '') ?? [];
          const shown = [...titled]
            .filter(([other]) => other !== title)
            .flatMap(([other, names]) => names.map((name): [string, string] => [name, `./${other}`]));
          const bed = bedAround(region.source, region.from, region.code);
          const imports = importsFor(region.source, bed ? `${bed}\n${region.code}\n});` : region.code, new Map(shown));
          for (const [, file] of `${imports}\n${region.code}`.matchAll(RELATIVE_IMPORT)) {
            if (!files.some((each) => each.endsWith(`/${file}.ts`))) {
              refuse(
                `readers who copy this sample do not have the file "./${file}" that it imports`,
                'quote that file on this page, with its name as the title, or move it to samples/shop.',
              );
            }
          }
          const attributes = attributesOfSample(region, imports, bed, record);
          // The wrapper would add only a link to the file, which the page already shows in full.
          if (attributes.length === 2 && region.to - region.from + 3 === region.source.trimEnd().split('\n').length) {
            return undefined;
          }
          return replaceWith({type: 'mdxJsxFlowElement', name: 'Sample', attributes, children: [node]});
        }
        const symbols = takeReference(node, 'signature');
        if (symbols !== null) {
          try {
            node.value = symbols
              .split(',')
              .map((name) => signatureOf(name.trim()))
              .join('\n\n');
          } catch (error) {
            refuse((error as Error).message);
          }
        }
      } else if (isElement(node) && node.name === 'SampleLines') {
        return replaceWith(text(linesOf('sample')));
      } else if (isElement(node) && node.name === 'SampleBar') {
        return replaceWith(bar(['sample', 'part'].filter((name) => attributesOf(node).has(name)).map(linesOf)));
      } else if (isElement(node) && node.name === 'SampleOutline') {
        const attributes = attributesOf(node);
        return replaceWith(outline(find(attributes.get('sample') ?? '').code, attributes.get('replaced') ?? ''));
      } else if (isElement(node) && node.name === 'ShopSpecs') {
        const counts = new Map<string, number>(Object.entries(record?.shop ?? {}));
        const name = attributesOf(node).get('count') ?? '';
        const count =
          counts.get(name) ??
          refuse(
            `${RECORD} has no count named "${name}"`,
            `its counts are: ${[...counts.keys()].join(', ') || 'none'}.`,
          );
        return replaceWith(text(String(count)));
      } else if (isElement(node) && ['SamplesRecord', 'Proof'].includes(node.name!)) {
        const {library, runs} = record ?? {library: '', runs: []};
        const language = languageOf(pagePath);
        const shown = runs.map(({failing: _failing, ...run}) => ({
          ...run,
          day: new Date(run.date).toLocaleDateString(language, {dateStyle: 'medium', timeZone: 'UTC'}),
        }));
        node.attributes.push(attribute('library', library), attribute('runs', JSON.stringify(shown)));
      }
      return undefined;
    });
  };
}

/** Returns the names that the samples of a page export, by the file title of the sample. */
function titledFiles(tree: Root, codeOf: (reference: string, line: number) => string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  visit(tree, 'code', ({meta, position}) => {
    const reference = readAttribute(meta, 'sample');
    const title = TITLE_OF_FILE.exec(meta ?? '')?.[1];
    if (reference !== null && title !== undefined) {
      const names = exportedBy(codeOf(reference, position?.start.line ?? 1));
      files.set(title, [...(files.get(title) ?? []), ...names]);
    }
  });
  return files;
}

/** Passes a sample only what the page shows, because it becomes part of the page's script. */
function attributesOfSample(
  region: QuotedRegion,
  imports: string,
  bed: string,
  record: ExecutedRecord | null,
): MdxJsxFlowElement['attributes'] {
  const errors = region.errors.map(({code, message}) => ({code, message}));
  const executed = executedRegion(record, `${region.file}#${region.name}`, region.code);
  return [
    attribute('file', region.file),
    attribute('lines', `L${region.from}-L${region.to}`),
    ...(imports ? [attribute('imports', imports)] : []),
    ...(bed ? [attribute('bed', bed)] : []),
    ...(errors.length > 0 ? [attribute('errors', JSON.stringify(errors))] : []),
    ...(executed ? [attribute('runs', JSON.stringify(describeRuns(executed)))] : []),
  ];
}

/** Draws overlapping bars. The width of the drawing is 30 lines. */
function bar(widths: readonly string[]): MdxJsxTextElement {
  const bars = widths.map((width) => element('rect', [], {width, height: '1'}));
  return element('svg', bars, {viewBox: '0 0 30 1', preserveAspectRatio: 'none', 'aria-hidden': 'true'});
}

/**
 * Draws a stroke for each line of code, with the length of the line: first the kept lines, then the replaced ones. The
 * width of the drawing is 80 characters.
 */
function outline(code: string, replaced: string): MdxJsxTextElement {
  const ranges = replaced.split(',').map((range) => range.split('-').map(Number));
  const strokes = ['', ''];
  const lines = code.split('\n');
  lines.forEach((line, index) => {
    const start = line.search(/\S/);
    const isReplaced = ranges.some(([from = 0, to = from]) => index + 1 >= from && index + 1 <= to);
    strokes[Number(isReplaced)] += start < 0 ? '' : `M${start} ${index}H${line.length}`;
  });
  const paths = strokes.filter(Boolean).map((d) => element('path', [], {d}));
  return element('svg', paths, {
    viewBox: `0 -0.5 80 ${lines.length}`,
    height: String(lines.length * 4),
    preserveAspectRatio: 'none',
    strokeWidth: '0.7',
    'aria-hidden': 'true',
  });
}

function element(name: string, children: MdxJsxTextElement[], attributes: Record<string, string>): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
    children,
  };
}

function isElement(node: {type: string}): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
