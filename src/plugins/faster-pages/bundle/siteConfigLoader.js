// JavaScript, not TypeScript: the bundler loads it by itself.

/** Settings that only the build reads. They hold paths of the machine that built the site, and the template of pages. */
const BUILD_SETTINGS = ['headTags', 'plugins', 'presets', 'ssrTemplate', 'themes'];

/**
 * A loader that leaves out of what the browser gets about the site what only the build reads, and puts the icon into
 * the page in place of its address: a request for it would share a first visit's connection with the style sheet. The
 * feeds keep the address.
 *
 * @this {import('@rspack/core').LoaderContext<{isServer: boolean, favicon: string}>}
 * @param {string} source `docusaurus.config.mjs` or `site-metadata.json`, as Docusaurus generates them
 * @returns {string} the same module with other members
 * @throws {SyntaxError} when Docusaurus generates them in another form
 */
module.exports = function siteConfig(source) {
  const {isServer, favicon} = this.getOptions();
  const start = source.indexOf('{');
  const end = source.lastIndexOf('}') + 1;
  const settings = JSON.parse(source.slice(start, end));
  if (settings.favicon) {
    settings.favicon = favicon;
  }
  if (!isServer) {
    BUILD_SETTINGS.forEach((name) => delete settings[name]);
    delete settings.pluginVersions;
  }
  return source.slice(0, start) + JSON.stringify(settings) + source.slice(end);
};
