// JavaScript, not TypeScript, because the bundler loads this file without compiling it.
const path = require('node:path');
const {PurgeCSS} = require('purgecss');

/** The folders and files that can name a class of Infima. */
const FOLDERS = ['docs', 'versioned_docs', 'versioned_sidebars', 'blog', 'i18n', 'src', 'node_modules/@docusaurus'];
const FILES = ['docusaurus.config.ts', 'sidebars.ts'];

/**
 * A loader that removes the rules of Infima whose classes are named neither by the site nor by Docusaurus. It does not
 * find names that code puts together from parts, such as `button--${size}`.
 *
 * @this {Pick<import('@rspack/core').LoaderContext<{siteDir: string}>, 'addContextDependency' | 'addDependency' | 'getOptions'>}
 * @param {string} source the style sheet of Infima
 * @returns {Promise<string>} the style sheet without these rules
 */
module.exports = async function infima(source) {
  const {siteDir} = this.getOptions();
  FOLDERS.forEach((folder) => this.addContextDependency(path.join(siteDir, folder)));
  FILES.forEach((file) => this.addDependency(path.join(siteDir, file)));
  // Relative, because special characters in the path of the site would become part of the pattern.
  const root = path.relative('', siteDir) || '.';
  const folders = `{${FOLDERS.join(',')}}/**/*.{md,mdx,js,jsx,ts,tsx,json}`;
  const [{css}] = await new PurgeCSS().purge({
    content: [folders, ...FILES].map((pattern) => `${root}/${pattern}`),
    css: [{raw: source}],
    // Markdown contains elements without their names.
    safelist: [/^[a-z\d]+$/],
  });
  return css;
};
