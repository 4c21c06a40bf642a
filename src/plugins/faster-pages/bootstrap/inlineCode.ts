import path from 'node:path';
import {inlineFunction} from '../../../lib/inlineFunction';

/** The functions that every page holds, each alone in a file of its name. */
const PARTS = ['loadScripts', 'holdInput'];

/**
 * Compiles what a page runs before its own scripts are there. The addresses of those are in `data-scripts` of the
 * script element, so that the code is the same on every page. Docusaurus minifies it with the page.
 *
 * @throws {Error} when a file does not stand alone
 */
export function inlineCode(): string {
  const functions = PARTS.map((name) => inlineFunction(path.join(__dirname, `${name}.ts`)));
  return `(() => {\n${functions.join('')}holdInput(loadScripts(document.currentScript.dataset));\n})();`;
}
