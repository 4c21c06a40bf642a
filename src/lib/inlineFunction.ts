import fs from 'node:fs';
import ts from 'typescript';

/**
 * Compiles a file that exports one function, for use as inline code in a page. The function must not use anything
 * outside itself.
 *
 * @param file absolute path
 * @returns the code of the function declaration
 * @throws {Error} when the file imports anything or has other exports
 */
export function inlineFunction(file: string): string {
  const {outputText} = ts.transpileModule(fs.readFileSync(file, 'utf8'), {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2020, removeComments: true},
  });
  const code = outputText.replace(/^export (?=function )/m, '');
  if (/^(?:import|export) /m.test(code)) {
    throw new Error(`${file} is inlined into pages, so it must export one function and import nothing.`);
  }
  return code;
}
