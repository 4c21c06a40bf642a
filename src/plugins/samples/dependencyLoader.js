// JavaScript, not TypeScript: the bundler loads it by itself.
const path = require('node:path');

/**
 * A loader that passes a page on unchanged and declares what it quotes: sample files and the library's contract.
 *
 * @this {import('@rspack/core').LoaderContext<{siteDir: string}>}
 * @param {string} source the page
 * @returns {string} the same page
 */
module.exports = function dependencyLoader(source) {
  const {siteDir} = this.getOptions();
  const samples = path.join(siteDir, 'samples');
  for (const [, file] of source.matchAll(/\bsample="([^"#]+)#[^"]*"/g)) {
    this.addDependency(path.join(samples, file));
  }
  if (/\bsignature="|<ApiOverview\b/.test(source)) {
    this.addDependency(path.join(samples, 'contract', 'index.d.ts'));
    this.addDependency(path.join(samples, 'contract', 'api.d.ts'));
  }
  return source;
};
