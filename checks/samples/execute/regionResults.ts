import ts from 'typescript';
import {hashOf} from '../../../src/lib/samples/record';
import type {Region} from '../../../src/lib/samples/regions';
import type {SpecResult} from './runners';

/** The result of the specs of a region. */
export interface RegionResult {
  /** `file#region`. */
  reference: string;
  /** Hash of the code that ran. */
  hash: string;
  /** First line of the first error message; `null` if all specs passed. */
  failure: string | null;
}

/** A `describe` or a call that registers specs, with all titles, the outermost first; a computed title is `null`. */
interface Block {
  kind: 'describe' | 'it' | 'bed';
  titles: (string | null)[];
  /** 1-based lines. */
  from: number;
  to: number;
}

/** A top-level `describe`, as the samples write it. */
const SUITE = /^describe\('(?:[^'\\]|\\.)*(?=')/gm;
/** What `numberSuites` adds to a title. */
const SUITE_NUMBER = / @\d+$/;

const BED = /^(?:\w+TestBed|itShouldCreate\w+)$/;
const LONGEST = 160;

/**
 * Adds the line number to the title of each top-level `describe`, for example `PricePipe @12`. Samples that compare two
 * ways to write a test have the same titles, so their results could not be told apart otherwise.
 */
export function numberSuites(source: string): string {
  return source.replace(SUITE, (start, offset: number) => `${start} @${source.slice(0, offset).split('\n').length}`);
}

/** Removes what `numberSuites` has added to a title. */
export function withoutNumber(title: string): string {
  return title.replace(SUITE_NUMBER, '');
}

/**
 * Determines which regions of a spec file passed. A region covers the specs that it contains or, if it contains none,
 * all specs of the innermost `describe` around it. A region outside every `describe`, such as a class under test, has no
 * result, and neither has a region whose specs did not run.
 *
 * @param source content of the spec file, as it was run (`numberSuites`)
 * @param file path of the spec file under `samples/`
 * @param regions regions of the spec file
 * @param specs the reported specs of the spec file
 */
export function resultsOfRegions(
  source: string,
  file: string,
  regions: readonly Region[],
  specs: readonly SpecResult[],
): RegionResult[] {
  const blocks = readBlocks(source);
  const executed = specs
    .filter(({status}) => status !== 'skipped')
    .map((spec) => ({...spec, titles: [...spec.suite.slice(1), spec.description]}));
  // A failure without a matching block concerns the whole file, which could not be loaded.
  const wholeFile = executed.filter(
    ({titles}) => titles.length === 1 && !blocks.some((block) => matches(block, titles)),
  );
  return regions.flatMap((region) => {
    const own = blocksOf(region, blocks);
    const results = executed.filter(({titles}) => own.some((block) => matches(block, titles)));
    const all = own.length > 0 ? [...wholeFile, ...results] : [];
    const failures = all
      .filter(({status}) => status === 'failed')
      .map(({titles, log}) => ({title: titles.join(' '), message: firstLine(log[0] ?? '')}))
      // Jasmine runs specs in random order.
      .sort((one, other) => (one.title < other.title ? -1 : 1));
    const result = {
      reference: `${file}#${region.name}`,
      hash: hashOf(region.code),
      failure: failures[0]?.message ?? null,
    };
    return all.length > 0 ? [result] : [];
  });
}

/** Returns whether a region of a spec file has specs that can be recorded. */
export function hasSpecs(source: string, region: Region): boolean {
  return blocksOf(region, readBlocks(source)).some(({kind}) => kind !== 'describe');
}

/** Returns the titles of the spec that contains a line: its `describe` blocks, the outermost first, then its own. */
export function titlesAt(source: string, line: number): (string | null)[] | undefined {
  return readBlocks(source).findLast(({kind, from, to}) => kind === 'it' && from <= line && line <= to)?.titles;
}

function blocksOf({from, to}: Region, blocks: readonly Block[]): Block[] {
  const inside = blocks.filter((block) => from <= block.from && block.to <= to);
  if (inside.some(({kind}) => kind !== 'bed')) {
    return inside.filter(({kind}) => kind !== 'describe');
  }
  const around = blocks.findLast((block) => block.kind === 'describe' && block.from <= from && to <= block.to);
  return around ? blocks.filter((block) => around.from <= block.from && block.to <= around.to) : inside;
}

function matches({kind, titles}: Block, result: readonly string[]): boolean {
  return (
    kind !== 'describe' &&
    titles.length === result.length &&
    titles.every((title, index) => title === null || title === result[index])
  );
}

/** Returns all blocks, in file order. */
function readBlocks(source: string): Block[] {
  const parsed = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest);
  const lineOf = (position: number) => parsed.getLineAndCharacterOfPosition(position).line + 1;
  const blocks: Block[] = [];
  const visit = (node: ts.Node, around: readonly (string | null)[]): void => {
    // A sample in a function only shows a compiler error; nothing calls it.
    if (ts.isFunctionDeclaration(node)) {
      return;
    }
    let titles = around;
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const name = node.expression.text;
      const kind = name === 'describe' || name === 'it' ? name : BED.test(name) ? 'bed' : null;
      if (kind !== null) {
        const title = node.arguments[0];
        const own = title && ts.isStringLiteralLike(title) ? title.text : null;
        titles = [...around, kind === 'bed' ? 'should create' : own];
        blocks.push({kind, titles: [...titles], from: lineOf(node.getStart(parsed)), to: lineOf(node.getEnd())});
      }
    }
    ts.forEachChild(node, (child) => visit(child, titles));
  };
  visit(parsed, []);
  return blocks;
}

/** Returns the first line of a message. If an expected error had another message, returns the actual error. */
function firstLine(message: string): string {
  const line = message.trim().split('\n')[0]!;
  const thrown = / but it threw an? \S.*? with message '(.*)'\.$/.exec(line)?.[1] ?? line;
  const short = thrown
    .replace(/^(?:Error|AssertionError): /, '')
    .replace(/\.? Find more at https:\S+$/, '')
    .trim();
  return short.length > LONGEST ? `${short.slice(0, LONGEST - 1)}…` : short;
}
