import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The functions that every page holds; each is alone in a file of its name. */
const PARTS = ['loadScripts', 'keepInput'] as const;

/**
 * Compiles what a page runs before its own scripts are there. The addresses of those are in `data-scripts` of the
 * script element, so that the code is the same on every page. Docusaurus minifies it with the page.
 *
 * @throws {Error} when a file does not stand alone
 */
export function inlineCode(): string {
  return `(() => {\n${PARTS.map(inlineFunction).join('')}keepInput(loadScripts(document.currentScript.dataset));\n})();`;
}

/**
 * Compiles a function of `src/starter/browser` for use as inline code.
 *
 * @param name of the function and of its file, without `.ts`
 * @returns the function, to be called by its name
 * @throws {Error} when the file does not stand alone
 */
export function inlineFunction(name: string): string {
  const source = fs.readFileSync(path.join(__dirname, 'browser', `${name}.ts`), 'utf8');
  const {outputText} = ts.transpileModule(source, {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2020, removeComments: true},
  });
  const code = outputText.replace(/^export (?=function )/m, '');
  if (/^(?:import|export) /m.test(code)) {
    throw new Error(`${name}.ts is inlined into pages: it must export one function, and import nothing.`);
  }
  return code;
}
