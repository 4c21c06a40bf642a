import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

const samplesDir = path.resolve(__dirname, '..', '..', 'samples');
const file = path.join(samplesDir, 'contract', 'contract.types.ts');
const MARK = /^\s*\/\/ @ts-expect-error (TS\d+): (.*)$/;

/** Returns the compiler errors of the file by line, after removing the comments that suppress them. */
function compileWithoutMarks(): Map<number, string[]> {
  const {config} = ts.readConfigFile(path.join(samplesDir, 'tsconfig.json'), (name) => ts.sys.readFile(name)) as {
    config: unknown;
  };
  const {options} = ts.parseJsonConfigFileContent(config, ts.sys, samplesDir);
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(
          name,
          fs.readFileSync(name, 'utf8').replaceAll('@ts-expect-error', '@expected'),
          ts.ScriptTarget.ES2022,
        )
      : getSourceFile(name, ...rest);
  const program = ts.createProgram({rootNames: [file], options, host});

  const errors = new Map<number, string[]>();
  for (const {file: source, start, code, messageText} of ts.getPreEmitDiagnostics(program)) {
    const line = source!.getLineAndCharacterOfPosition(start!).line + 1;
    const message = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0];
    errors.set(line, [...(errors.get(line) ?? []), `TS${code}: ${message}`]);
  }
  return errors;
}

describe('contract.types.ts', () => {
  it('expects exactly the errors that the compiler reports', () => {
    const expected = new Map<number, string[]>();
    fs.readFileSync(file, 'utf8')
      .split('\n')
      .forEach((text, index) => {
        const match = MARK.exec(text);
        if (match) {
          expected.set(index + 2, [`${match[1]}: ${match[2]}`]);
        }
      });

    expect(expected.size).toBeGreaterThan(40);
    expect(compileWithoutMarks()).toEqual(expected);
  }, 60_000);
});
