import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {collectProblem, type Problem} from '../../src/lib/content/problem';
import {languagesOf, listPages} from '../../src/lib/content/folders';
import {readMarkdown, type Code} from '../../src/lib/markdown';
import {findRegion, listSampleFiles} from '../../src/lib/samples/library';
import {readAttribute} from '../../src/lib/samples/meta';
import {executedRegion, readRecord} from '../../src/lib/samples/record';
import {parseRegions, type Region} from '../../src/lib/samples/regions';
import {checkCompilation, type CompilerError} from './compile';
import {hasSpecs} from './execute/regionResults';
import {readLeastAngular} from '../../src/lib/samples/choose';
import {quoteIn} from './quotes';

/** The result of `checkSamples`. */
export interface SamplesReport {
  /**
   * Regions (`file#region`) that have changed since their specs were recorded, so pages show no versions below them.
   */
  unrecorded: string[];
  problems: Problem[];
}

/** Options of `checkSamples`. */
export interface CheckOptions {
  /** Absolute path of the repository. */
  siteDir: string;
  /** The library's exports. A TypeScript fence that uses one of them must be a sample. */
  libraryNames: readonly string[];
  /** Compiles, or returns the cached result for the same samples, because compiling takes most of the time. */
  keep?: (compile: () => CompilerError[]) => CompilerError[];
}

const CODE_LANGUAGES = new Set(['ts', 'typescript', 'tsx', 'js', 'javascript', 'jsx']);

/**
 * Checks all samples and the pages that quote them: regions are well formed and compile, references resolve, both
 * languages quote each region, no page contains code that uses the library, and expected errors occur.
 *
 * @returns all problems; it does not throw, so that authors see all problems at once
 */
export function checkSamples({siteDir, libraryNames, keep}: CheckOptions): SamplesReport {
  const samplesDir = path.join(siteDir, 'samples');
  const problems: Problem[] = [];
  const regions = readRegions(samplesDir, problems);
  const quotedBy = checkPages(siteDir, samplesDir, libraryNames, problems);

  for (const [file, fileRegions] of regions) {
    for (const region of fileRegions) {
      problems.push(...checkQuoted(file, region, quotedBy.get(`${file}#${region.name}`) ?? new Set()));
      problems.push(...checkThrown(file, region, samplesDir));
    }
  }
  problems.push(...checkCompilation(samplesDir, regions, keep));

  return {unrecorded: listUnrecorded(samplesDir, regions), problems};
}

function listUnrecorded(samplesDir: string, regions: ReadonlyMap<string, readonly Region[]>): string[] {
  const record = readRecord(samplesDir);
  return [...regions].flatMap(([file, list]) => {
    const source = fs.readFileSync(path.join(samplesDir, file), 'utf8');
    return list
      .filter((region) => file.endsWith('.spec.ts') && hasSpecs(source, region))
      .map(({name, code}) => ({reference: `${file}#${name}`, code}))
      .filter(({reference, code}) => !executedRegion(record, reference, code))
      .map(({reference}) => reference);
  });
}

function readRegions(samplesDir: string, problems: Problem[]): Map<string, Region[]> {
  const regions = new Map<string, Region[]>();
  for (const file of listSampleFiles(samplesDir)) {
    collectProblem(problems, () => {
      const source = fs.readFileSync(path.join(samplesDir, file), 'utf8');
      readLeastAngular(source, `samples/${file}`);
      regions.set(file, [...parseRegions(source, `samples/${file}`).values()]);
    });
  }
  return regions;
}

/** Checks the pages, and returns the pages that quote each region, by `file#region`. */
function checkPages(
  siteDir: string,
  samplesDir: string,
  libraryNames: readonly string[],
  problems: Problem[],
): Map<string, Set<string>> {
  const quotedBy = new Map<string, Set<string>>();
  const aboutLibrary = new RegExp(`(?<![\\w.])(?:${['ngx-testing-tools', ...libraryNames].join('|')})(?!\\w)`);

  for (const page of listPages(siteDir)) {
    const source = fs.readFileSync(path.join(siteDir, page), 'utf8');
    collectProblem(problems, () => {
      for (const part of readMarkdown(source, page).parts) {
        const reference = quoteIn(part);
        if (reference !== null) {
          collectProblem(problems, () => {
            findRegion(samplesDir, reference, page, part.line);
            quotedBy.set(reference, (quotedBy.get(reference) ?? new Set()).add(page));
          });
        }
        if (part.kind === 'code') {
          problems.push(...checkTyped(part, page, aboutLibrary));
        }
      }
    });
  }
  return quotedBy;
}

/** Reports code in a page that should be a sample. */
function checkTyped({lang, meta, body, line}: Code, page: string, aboutLibrary: RegExp): Problem[] {
  const quoted = readAttribute(meta, 'sample') ?? readAttribute(meta, 'signature');
  if (!body.trim()) {
    return [];
  }
  if (quoted !== null) {
    return [{file: page, line, what: `the fence quotes "${quoted}" and has a body too`, fix: 'remove one of them.'}];
  }
  const name = CODE_LANGUAGES.has(lang) ? aboutLibrary.exec(body)?.[0] : undefined;
  const fix = 'put it into a region of a file under samples/, and quote it with sample="<file>#<region>".';
  return name ? [{file: page, line, what: `the page contains code that uses the library ("${name}")`, fix}] : [];
}

function checkQuoted(file: string, region: Region, pages: ReadonlySet<string>): Problem[] {
  const list = [...pages];
  const languages = new Set(list.flatMap(languagesOf));
  const fail = (what: string, fix: string) => [{file: `samples/${file}`, line: region.from - 1, what, fix}];

  if (region.unquoted) {
    return pages.size > 0
      ? fail(`region "${region.name}" is marked "unquoted" but ${list[0]} quotes it`, 'remove the opt-out.')
      : [];
  }
  if (pages.size === 0) {
    return fail(`no page quotes region "${region.name}"`, 'quote it, remove it, or add "unquoted: <reason>".');
  }
  if (languages.size === 1) {
    return fail(
      `region "${region.name}" is quoted in ${languages.has('en') ? 'English' : 'French'} only (${list.join(', ')})`,
      'quote it in both languages.',
    );
  }
  return [];
}

/** Checks that an expectation in the sample proves each expected runtime error. */
function checkThrown(file: string, region: Region, samplesDir: string): Problem[] {
  const source = fs
    .readFileSync(path.join(samplesDir, file), 'utf8')
    .split('\n')
    .slice(region.from - 1, region.to)
    .join('\n');
  const literals = readStringLiterals(source);
  return region.errors
    .filter(({code, message}) => code === null && !literals.includes(message))
    .map(({message, line}) => ({
      file: `samples/${file}`,
      line,
      what: `no expectation in region "${region.name}" proves "@throws ${message}"`,
      fix: 'expect exactly that message there.',
    }));
}

/** Returns the values of string literals, with literals joined by `+` as one. */
function readStringLiterals(source: string): string[] {
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null) {
      literals.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('region.ts', source, ts.ScriptTarget.Latest));
  return literals;
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const left = textOf(node.left);
    const right = textOf(node.right);
    return left !== null && right !== null ? left + right : null;
  }
  return null;
}
