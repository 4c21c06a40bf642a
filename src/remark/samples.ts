import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Code, Root, Text} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit, SKIP} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {fromRoot} from '../lib/content/folders';
import {signatureOf} from '../lib/contract';
import {FileError} from '../lib/content/problem';
import {findRegion, parseReference} from '../lib/samples/library';
import {describeRuns, executedRegion, readRecord, RECORD, type ExecutedRecord} from '../lib/samples/record';
import {readAttribute, removeAttribute} from '../lib/samples/meta';
import type {Region} from '../lib/samples/regions';
import {attribute, attributeOf} from './attributes';

/**
 * Inserts the code of samples into pages:
 *
 * - A fence with `sample="<file>#<region>"` and no body gets the region's code. It is wrapped in a `<Sample>` element,
 *   which adds a link to the whole file, the errors that the sample shows, and where its specs have run.
 * - A fence with `signature="<symbol>, …"` and no body gets the declarations from the library's contract.
 * - `<SampleLines sample="<file>#<region>" />` is replaced with the number of non-blank lines in the region.
 * - `<ShopSpecs count="…" />` is replaced with a number from the record of runs, and `<SamplesRecord />` gets the runs.
 *
 * The title, the line highlights and the rest of a fence's meta are kept.
 *
 * @throws {FileError} when a file, region, symbol or count is unknown, or when a fence has both a reference and a body
 */
export default function samples({siteDir}: Pick<LoadContext, 'siteDir'>) {
  const samplesDir = path.join(siteDir, 'samples');

  return (tree: Root, page: VFile): void => {
    const pagePath = fromRoot(siteDir, page.path);
    const record = readRecord(samplesDir);

    visit(tree, (node, index, parent) => {
      if (node.type === 'code') {
        const line = node.position?.start.line ?? 1;
        if (readAttribute(node.meta, 'sample') !== null) {
          const {region, file} = fillSample(node, pagePath, line);
          parent!.children[index!] = wrapSample(node, region, file, runsOf(record, region, file));
          return [SKIP, index! + 1];
        }
        if (readAttribute(node.meta, 'signature') !== null) {
          fillSignature(node, pagePath, line);
        }
      } else if (isElement(node) && node.name === 'SampleLines') {
        const line = node.position?.start.line ?? 1;
        const {region} = find(attributeOf(node, 'sample') ?? '', pagePath, line);
        const count = region.code.split('\n').filter((text) => text.trim()).length;
        parent!.children[index!] = {type: 'text', value: String(count)} satisfies Text;
        return [SKIP, index! + 1];
      } else if (isElement(node) && node.name === 'ShopSpecs') {
        const value = shopCount(attributeOf(node, 'count') ?? '', record, pagePath, node.position?.start.line ?? 1);
        parent!.children[index!] = {type: 'text', value} satisfies Text;
        return [SKIP, index! + 1];
      } else if (isElement(node) && node.name === 'SamplesRecord') {
        const {library, runs} = record ?? {library: '', runs: []};
        const shown = runs.map(({failing: _failing, ...run}) => run);
        node.attributes.push(attribute('library', library), attribute('runs', JSON.stringify(shown)));
      }
      return undefined;
    });
  };

  /** Returns only what the page shows, because it becomes part of the page's script. */
  function runsOf(record: ExecutedRecord | null, {name, code}: Region, file: string): string | null {
    const executed = executedRegion(record, `${file}#${name}`, code);
    return executed ? JSON.stringify(describeRuns(executed)) : null;
  }

  function find(reference: string, page: string, line: number): {region: Region; file: string} {
    const parsed = parseReference(reference, page, line);
    return {region: findRegion(samplesDir, parsed, page, line), file: parsed.file};
  }

  function fillSample(node: Code, page: string, line: number): {region: Region; file: string} {
    const reference = takeReference(node, 'sample', page, line);
    const found = find(reference, page, line);
    node.value = found.region.code;
    return found;
  }
}

function fillSignature(node: Code, page: string, line: number): void {
  const names = takeReference(node, 'signature', page, line).split(',');
  try {
    node.value = names.map((name) => signatureOf(name.trim())).join('\n\n');
  } catch (error) {
    throw new FileError(page, line, (error as Error).message);
  }
}

function shopCount(name: string, record: ExecutedRecord | null, page: string, line: number): string {
  const counts = new Map(Object.entries(record?.shop ?? {}));
  const count = counts.get(name);
  if (count === undefined) {
    throw new FileError(
      page,
      line,
      `${RECORD} has no <ShopSpecs count="${name}" />`,
      `its counts are: ${[...counts.keys()].join(', ') || 'none'}.`,
    );
  }
  return String(count);
}

function takeReference(node: Code, name: 'sample' | 'signature', page: string, line: number): string {
  const reference = readAttribute(node.meta, name)!;
  if (node.value.trim()) {
    throw new FileError(
      page,
      line,
      `the fence quotes ${name}="${reference}" and has a body too`,
      'remove one of them.',
    );
  }
  node.meta = removeAttribute(node.meta!, name);
  return reference;
}

function wrapSample(node: Code, region: Region, file: string, runs: string | null): MdxJsxFlowElement {
  const errors = region.errors.map(({code, message}) => ({code, message}));
  return {
    type: 'mdxJsxFlowElement',
    name: 'Sample',
    attributes: [
      attribute('file', file),
      attribute('lines', `L${region.from}-L${region.to}`),
      ...(errors.length > 0 ? [attribute('errors', JSON.stringify(errors))] : []),
      ...(runs === null ? [] : [attribute('runs', runs)]),
    ],
    children: [node],
  };
}

function isElement(node: {type: string}): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
