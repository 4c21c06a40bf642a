// JavaScript, not TypeScript, because the bundler loads this file without compiling it.
const path = require('node:path');
const {PurgeCSS} = require('purgecss');

/** Names of HTML elements. Markdown contains elements without their names. */
const ELEMENTS = /^[a-z\d]+$/;

/** The folders whose files can name a class of Infima. */
const FOLDERS = ['docs', 'versioned_docs', 'blog', 'i18n', 'src', 'node_modules/@docusaurus'];

/**
 * A loader that removes the rules of Infima whose classes are named neither by the site nor by Docusaurus.
 *
 * @this {Pick<import('@rspack/core').LoaderContext<{siteDir: string}>, 'addContextDependency' | 'getOptions'>}
 * @param {string} source the style sheet of Infima
 * @returns {Promise<string>} the style sheet without these rules
 */
module.exports = async function infima(source) {
  const {siteDir} = this.getOptions();
  FOLDERS.forEach((folder) => this.addContextDependency(path.join(siteDir, folder)));
  // Relative, because special characters in the path of the site would become part of the pattern.
  const files = `${path.relative('', siteDir) || '.'}/{${FOLDERS.join(',')}}/**/*.{md,mdx,js,jsx,ts,tsx,json}`;
  const [{css}] = await new PurgeCSS().purge({content: [files], css: [{raw: source}], safelist: [ELEMENTS]});
  return css;
};
