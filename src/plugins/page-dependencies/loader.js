// JavaScript, not TypeScript: the bundler loads it by itself.
const path = require('node:path');

/**
 * A loader that passes a page on unchanged and declares which other files it depends on.
 *
 * @this {import('@rspack/core').LoaderContext<{siteDir: string, contentFolders: {english: string, french: string}[]}>}
 * @param {string} source the page
 * @returns {string} the same page
 */
module.exports = function pageDependencies(source) {
  const {siteDir, contentFolders} = this.getOptions();
  const samples = path.join(siteDir, 'samples');
  for (const [, file] of source.matchAll(/\bsample="([^"#]+)#[^"]*"/g)) {
    this.addDependency(path.join(samples, file));
  }
  if (/\bsignature="|<ApiOverview\b/.test(source)) {
    this.addContextDependency(path.join(samples, 'contract'));
  }
  if (/<ApiOverview\b/.test(source)) {
    // The overview shows the titles and headings of the pages that it links to.
    this.addContextDependency(path.resolve(path.dirname(this.resourcePath), '..', '..', 'api'));
  }
  for (const {english, french} of contentFolders) {
    const folder = path.join(siteDir, french) + path.sep;
    if (this.resourcePath.startsWith(folder)) {
      this.addDependency(path.join(siteDir, english, this.resourcePath.slice(folder.length)));
    }
  }
  return source;
};
