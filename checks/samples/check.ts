import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {amount, collectProblem, type Problem} from '../../src/lib/content/problem';
import {listPages} from '../../src/lib/content/folders';
import {exportedNames} from '../../src/lib/contract';
import {readMarkdown, type Code, type Part} from '../../src/lib/markdown';
import {findRegion} from '../../src/lib/samples/library';
import {readAttribute} from '../../src/lib/samples/meta';
import {executedRegion, readRecord} from '../../src/lib/samples/record';
import type {Region} from '../../src/lib/samples/regions';
import {hasSpecs} from './execute/regionResults';
import {quoteIn, readSamples, type Sample} from './read';

const CODE_LANGUAGES = new Set(['ts', 'typescript', 'tsx', 'js', 'javascript', 'jsx']);

/**
 * Checks the samples, without compiling them, and the pages that quote them: regions are well formed, references
 * resolve, a page quotes each region, no page contains code that uses the library, and an expectation proves each
 * expected runtime error. Only warns about samples that have changed since they were last run against the library,
 * because authors may not have it. The translation check reports a sample that only one language quotes.
 *
 * @param libraryNames the library's exports; a TypeScript or JavaScript fence that uses one of them must be a sample
 */
export function checkSamples(siteDir: string, libraryNames = exportedNames()): Problem[] {
  const samplesDir = path.join(siteDir, 'samples');
  const record = readRecord(samplesDir);
  const problems: Problem[] = [];
  const samples = readSamples(samplesDir, problems);
  const quotedBy = checkPages(siteDir, samplesDir, libraryNames, problems);

  for (const sample of samples) {
    for (const region of sample.regions) {
      const reference = `${sample.file}#${region.name}`;
      problems.push(...checkQuoted(sample, region, quotedBy.get(reference)), ...checkThrown(sample, region));
      if (
        sample.file.endsWith('.spec.ts') &&
        hasSpecs(sample.source, region) &&
        !executedRegion(record, reference, region.code)
      ) {
        problems.push({
          file: `samples/${sample.file}`,
          line: region.from - 1,
          what: `region "${region.name}" is new or has changed since its last run, so pages show no Angular versions below it`,
          fix: 'if the library can be installed, run npm run test:samples -- --angular all --record.',
          isWarning: true,
        });
      }
    }
  }
  return problems;
}

/** Checks the pages, and returns a page that quotes each region, by `file#region`. */
function checkPages(
  siteDir: string,
  samplesDir: string,
  libraryNames: readonly string[],
  problems: Problem[],
): Map<string, string> {
  const quotedBy = new Map<string, string>();
  const aboutLibrary = new RegExp(`(?<![\\w.])(?:${['ngx-testing-tools', ...libraryNames].join('|')})(?!\\w)`);

  for (const page of listPages(siteDir)) {
    collectProblem(problems, () => {
      for (const part of readMarkdown(fs.readFileSync(path.join(siteDir, page), 'utf8'), page).parts) {
        const reference = quoteIn(part);
        if (reference !== null) {
          collectProblem(problems, () => {
            const {code} = findRegion(samplesDir, reference, page, part.line);
            quotedBy.set(reference, page);
            problems.push(...checkHighlights(part, page, code));
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

/** Reports highlighted lines that the quoted code does not have. */
function checkHighlights(part: Part, page: string, code: string): Problem[] {
  const [, highlights = ''] = (part.kind === 'code' && /\{([\d,-]+)\}/.exec(part.meta)) || [];
  const last = Math.max(0, ...highlights.split(/\D/).map(Number));
  const count = code.split('\n').length;
  const what = `the fence highlights line ${last}, but the region has ${amount(count, 'line')}`;
  return last > count ? [{file: page, line: part.line, what, fix: 'change the numbers in the braces.'}] : [];
}

/** Reports code in a page that should be a sample, and fences without any code. */
function checkTyped({lang, meta, body, line}: Code, page: string, aboutLibrary: RegExp): Problem[] {
  const quoted = readAttribute(meta, 'sample') ?? readAttribute(meta, 'signature');
  if (!body.trim()) {
    const fix = 'add code, or quote a region with sample="<file>#<region>".';
    return quoted === null ? [{file: page, line, what: 'the fence is empty', fix}] : [];
  }
  if (quoted !== null) {
    return [{file: page, line, what: `the fence quotes "${quoted}", but also has a body`, fix: 'remove one of them.'}];
  }
  const name = CODE_LANGUAGES.has(lang) ? aboutLibrary.exec(body)?.[0] : undefined;
  const fix = 'put it into a region of a file under samples/, and quote it with sample="<file>#<region>".';
  return name ? [{file: page, line, what: `the page contains code that uses the library ("${name}")`, fix}] : [];
}

function checkQuoted({file}: Sample, {name, from, unquoted}: Region, page: string | undefined): Problem[] {
  const fail = (what: string, fix: string) => [{file: `samples/${file}`, line: from - 1, what, fix}];
  if (unquoted && page) {
    return fail(`region "${name}" is marked "unquoted" but ${page} quotes it`, 'remove the opt-out.');
  }
  return unquoted || page
    ? []
    : fail(`no page quotes region "${name}"`, 'quote it, remove it, or add "unquoted: <reason>".');
}

/** Checks that an expectation in the sample proves each expected runtime error. */
function checkThrown({file, source}: Sample, region: Region): Problem[] {
  const lines = source.split('\n').slice(region.from - 1, region.to);
  const literals = readStringLiterals(lines.join('\n'));
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
