// JavaScript, not TypeScript: the bundler loads it by itself.
const fs = require('node:fs');
const path = require('node:path');

/** Settings that only the build reads. They hold paths of the machine that built the site, and the template of pages. */
const BUILD_SETTINGS = ['headTags', 'plugins', 'presets', 'ssrTemplate', 'themes', 'pluginVersions'];

/** The drawing of the site's icon. */
const ICON = 'static/img/logo.svg';

/**
 * A loader that leaves out of what the browser gets about the site what only the build reads, and puts the icon into
 * the page in place of its address: a request for it would share a first visit's connection with the style sheet. The
 * feeds keep the address.
 *
 * @this {import('@rspack/core').LoaderContext<{isServer: boolean, siteDir: string}>}
 * @param {string} source `docusaurus.config.mjs` or `site-metadata.json`, as Docusaurus generates them
 * @returns {string} the same module with other members
 * @throws {SyntaxError} when Docusaurus generates them in another form
 */
module.exports = function siteConfig(source) {
  const {isServer, siteDir} = this.getOptions();
  const start = source.indexOf('{');
  const end = source.lastIndexOf('}') + 1;
  const settings = JSON.parse(source.slice(start, end));
  if (settings.favicon) {
    const icon = path.join(siteDir, ICON);
    this.addDependency(icon);
    settings.favicon = `data:image/svg+xml,${encodeURIComponent(fs.readFileSync(icon, 'utf8').trim())}`;
  }
  if (!isServer) {
    BUILD_SETTINGS.forEach((name) => delete settings[name]);
  }
  return source.slice(0, start) + JSON.stringify(settings) + source.slice(end);
};
