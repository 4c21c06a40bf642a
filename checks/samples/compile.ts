import path from 'node:path';
import ts from 'typescript';
import {fromRoot} from '../../src/lib/content/folders';
import type {Problem} from '../../src/lib/content/problem';
import type {Region} from '../../src/lib/samples/regions';
import {chooseSamples} from '../../src/lib/samples/choose';

/** Matches a name that a bundler made unique, such as `Type$1` in Angular 19. Readers know it without the suffix. */
const BUNDLED_NAME = /\b([A-Za-z]\w*)\$\d+\b/g;
const EXPECTED = /^(\s*\/\/ )@ts-expect-error(?=\s+TS\d+:)/gm;

/** An error that the compiler reports in a sample. */
export interface CompilerError {
  file: string;
  line: number;
  code: string;
  /** First line of the message, without the explanations after it. */
  message: string;
}

/**
 * Compiles the samples and compares the errors with the expected ones. Since any error satisfies `@ts-expect-error`,
 * it is removed before compiling, and code and message must match. Files that need a newer Angular than the installed
 * one are skipped; `npm run test:samples` compiles them.
 *
 * @param samplesDir absolute path of `samples/`, which contains `tsconfig.json`
 * @param regions regions by file path under `samples/`
 * @param keep compiles, or returns the cached result for the same samples
 * @returns a problem for each unexpected error, each expected error that did not occur or has another message, and
 *   each `unchecked:` that is no longer needed
 */
export function checkCompilation(
  samplesDir: string,
  regions: ReadonlyMap<string, readonly Region[]>,
  keep: (compile: () => CompilerError[]) => CompilerError[] = (compile) => compile(),
): Problem[] {
  const tooNew = listTooNew(samplesDir);
  const errors = keep(() => compile(samplesDir, tooNew));
  const problems: Problem[] = [];
  const pending = new Set(errors);

  for (const [file, fileRegions] of regions) {
    if (tooNew.has(file)) {
      continue;
    }
    for (const region of fileRegions) {
      if (region.unchecked) {
        const inside = errors.filter(
          (error) => error.file === file && error.line >= region.from && error.line <= region.to,
        );
        inside.forEach((error) => pending.delete(error));
        if (inside.length === 0) {
          problems.push({
            file: `samples/${file}`,
            line: region.from - 1,
            what: `region "${region.name}" is marked "unchecked" but compiles`,
            fix: 'remove the opt-out.',
          });
        }
      }
    }
    for (const expected of expectedErrorsOf(fileRegions)) {
      const error = errors.find((candidate) => candidate.file === file && candidate.line === expected.line + 1);
      if (error) {
        pending.delete(error);
      }
      if (!error || error.code !== expected.code || error.message !== expected.message) {
        problems.push({
          file: `samples/${file}`,
          line: expected.line,
          what: `expected ${expected.code}: ${expected.message}, but ${error ? `the compiler says ${error.code}: ${error.message}` : 'the next line compiles'}`,
          fix: '',
        });
      }
    }
  }
  for (const error of pending) {
    problems.push({file: `samples/${error.file}`, line: error.line, what: `${error.code}: ${error.message}`, fix: ''});
  }
  return problems;
}

/** Returns the expected errors without duplicates, because nested regions contain the same annotations. */
function expectedErrorsOf(regions: readonly Region[]) {
  const byLine = new Map(
    regions.flatMap((region) =>
      region.errors.filter((error) => error.code !== null).map((error) => [error.line, error] as const),
    ),
  );
  return [...byLine.values()];
}

/** Returns the sample files that need a newer Angular than the installed one. */
function listTooNew(samplesDir: string): Set<string> {
  const manifest = ts.resolveModuleName(
    '@angular/core',
    path.join(samplesDir, 'a.ts'),
    {moduleResolution: ts.ModuleResolutionKind.Bundler},
    ts.sys,
  ).resolvedModule?.packageId;
  return new Set(manifest ? chooseSamples(samplesDir, manifest.version).leftOut.map(({file}) => file) : []);
}

function compile(samplesDir: string, tooNew: ReadonlySet<string>): CompilerError[] {
  const configFile = path.join(samplesDir, 'tsconfig.json');
  const {config, error} = ts.readConfigFile(configFile, (file) => ts.sys.readFile(file)) as {
    config: unknown;
    error?: ts.Diagnostic;
  };
  if (error) {
    throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  }
  const {options, fileNames} = ts.parseJsonConfigFileContent(config, ts.sys, samplesDir);
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.getSourceFile = (fileName, languageVersion) => {
    const text = readFile(fileName);
    if (text === undefined) {
      return undefined;
    }
    const isSample = fileName.startsWith(`${samplesDir}/`) && !fileName.startsWith(`${samplesDir}/contract/`);
    return ts.createSourceFile(
      fileName,
      isSample ? text.replace(EXPECTED, '$1@expected-error') : text,
      languageVersion,
    );
  };
  const rootNames = fileNames.filter((file) => !tooNew.has(fromRoot(samplesDir, file)));
  const program = ts.createProgram({rootNames, options, host});
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const source = diagnostic.file;
    const file = source ? fromRoot(samplesDir, source.fileName) : 'tsconfig.json';
    const line = source ? source.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line + 1 : 1;
    const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n').split('\n')[0]!;
    const message = text.replace(BUNDLED_NAME, '$1');
    return {file, line, code: `TS${diagnostic.code}`, message};
  });
}
