import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {fromRoot} from '../../src/lib/content/folders';
import type {Problem} from '../../src/lib/content/problem';
import type {Region} from '../../src/lib/samples/regions';
import {samplesTooNewFor} from '../../src/lib/samples/choose';
import {readSamples} from './read';

/** Matches a name that a bundler made unique, such as `Type$1` in Angular 19. Readers know it without the suffix. */
const BUNDLED_NAME = /\b([A-Za-z]\w*)\$\d+\b/g;
const EXPECTED = /^(\s*\/\/ )@ts-expect-error(?=\s+TS\d+:)/gm;

/** An error that the compiler reports in a sample. */
interface CompilerError {
  file: string;
  line: number;
  code: string;
  /** First line of the message, without the explanations after it. */
  message: string;
}

/**
 * Compiles the samples and compares the errors with the expected ones. Since any error satisfies `@ts-expect-error`,
 * these comments are disabled before compiling, and the code and the message of each error must match. Files that need
 * a newer Angular than the installed one are skipped; `npm run test:samples` compiles them.
 *
 * @param samplesDir absolute path of `samples/`, which contains `tsconfig.json`
 * @returns a problem for each unexpected error, each expected error that did not occur or has another message, and
 *   each `unchecked:` that is no longer needed
 */
export function compileSamples(samplesDir: string): Problem[] {
  const configFile = path.join(samplesDir, 'tsconfig.json');
  const {version} = createRequire(configFile)('@angular/core/package.json') as {version: string};
  const tooNew = samplesTooNewFor(samplesDir, version);
  const errors = compile(samplesDir, configFile, tooNew);
  const pending = new Set(errors);
  const problems: Problem[] = [];

  for (const {file, regions} of readSamples(samplesDir).filter((sample) => !tooNew.has(sample.file))) {
    const own = errors.filter((error) => error.file === file);
    const fail = (line: number, what: string, fix = '') => problems.push({file: `samples/${file}`, line, what, fix});
    for (const {name, from, to} of regions.filter(({unchecked}) => unchecked)) {
      const inside = own.filter(({line}) => line >= from && line <= to);
      inside.forEach((error) => pending.delete(error));
      if (inside.length === 0) {
        fail(from - 1, `region "${name}" is marked "unchecked" but compiles`, 'remove the opt-out.');
      }
    }
    for (const {code, message, line} of expectedErrorsOf(regions)) {
      const error = own.find((candidate) => candidate.line === line + 1);
      if (error) {
        pending.delete(error);
      }
      if (error?.code !== code || error?.message !== message) {
        const actual = error ? `the compiler says ${error.code}: ${error.message}` : 'the next line compiles';
        fail(line, `expected ${code}: ${message}, but ${actual}`);
      }
    }
  }
  for (const {file, line, code, message} of pending) {
    problems.push({file: `samples/${file}`, line, what: `${code}: ${message}`, fix: ''});
  }
  return problems;
}

/** Returns the expected errors without duplicates, because nested regions contain the same annotations. */
function expectedErrorsOf(regions: readonly Region[]) {
  const errors = regions.flatMap((region) => region.errors).filter(({code}) => code !== null);
  return [...new Map(errors.map((error) => [error.line, error])).values()];
}

function compile(samplesDir: string, configFile: string, tooNew: ReadonlyMap<string, string>): CompilerError[] {
  const {options, fileNames, errors} = ts.getParsedCommandLineOfConfigFile(configFile, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic({messageText}) {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  })!;
  const host = ts.createCompilerHost(options);
  host.readFile = (file) => {
    const isSample = file.startsWith(`${samplesDir}/`) && !file.startsWith(`${samplesDir}/contract/`);
    const text = ts.sys.readFile(file);
    return isSample ? text?.replace(EXPECTED, '$1@expected-error') : text;
  };
  const rootNames = fileNames.filter((file) => !tooNew.has(fromRoot(samplesDir, file)));
  const program = ts.createProgram({rootNames, options, host, configFileParsingDiagnostics: errors});
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const source = diagnostic.file;
    const file = source ? fromRoot(samplesDir, source.fileName) : 'tsconfig.json';
    const line = source ? source.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line + 1 : 1;
    const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n').split('\n')[0]!;
    const message = text.replace(BUNDLED_NAME, '$1');
    return {file, line, code: `TS${diagnostic.code}`, message};
  });
}
