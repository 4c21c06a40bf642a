// JavaScript, not TypeScript, because the bundler loads this file without compiling it.
const path = require('node:path');

/**
 * A loader that returns a page unchanged and declares which other files it depends on.
 *
 * @this {import('@rspack/core').LoaderContext<{siteDir: string, settings: string}>}
 * @param {string} source the page
 * @returns {string} the same page
 */
module.exports = function pageDependencies(source) {
  const {siteDir, settings} = this.getOptions();
  const samples = path.join(siteDir, 'samples');
  for (const [, file] of source.matchAll(/\b(?:sample|forgotten)="([^"#]+)#[^"]*"/g)) {
    this.addDependency(path.join(samples, file));
  }
  if (/\bsample="|<(?:SamplesRecord|ShopSpecs)\b/.test(source)) {
    this.addDependency(path.join(samples, 'executed.json'));
  }
  // src/remark/member-sections.ts adds what the contract says to the sections of members.
  if (/\bsignature="|^\s*<(?:ApiOverview|Members|SharedErrors)\b|^###+ .*\{#(?:option|tool|method)-/m.test(source)) {
    this.addContextDependency(path.join(samples, 'contract'));
  }
  if (/^\s*<(?:ApiOverview|SharedErrors)\b/m.test(source)) {
    // These show titles and headings of the pages that they link to.
    this.addContextDependency(path.resolve(path.dirname(this.resourcePath), '..', '..', 'api'));
  }
  if (/\(repository:|^`{3,}.*\srepository\b/m.test(source)) {
    // The settings contain the URL of the site's repository.
    this.addDependency(settings);
  }
  return source;
};
