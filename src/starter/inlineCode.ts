import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The files whose functions a page holds, without `.ts`; each exports one function of the file's name. */
const PARTS = ['loadScripts', 'keepInput'] as const;

/**
 * Compiles what a page runs before its own scripts are there. The addresses of those are in `data-scripts` of the
 * script element, so that the code is the same on every page. Docusaurus minifies it with the page.
 *
 * @throws {Error} when a file does not stand alone
 */
export function inlineCode(): string {
  const functions = PARTS.map((name) => {
    const source = fs.readFileSync(path.join(__dirname, 'browser', `${name}.ts`), 'utf8');
    const {outputText} = ts.transpileModule(source, {
      compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2020, removeComments: true},
    });
    const code = outputText.replace(/^export (?=function )/m, '');
    if (/^(?:import|export) /m.test(code)) {
      throw new Error(`${name}.ts is inlined into pages: it must export one function, and import nothing.`);
    }
    return code;
  });
  return `(() => {\n${functions.join('')}keepInput(loadScripts(document.currentScript.dataset.scripts.split(' ')));\n})();`;
}
