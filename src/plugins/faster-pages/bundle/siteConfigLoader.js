// JavaScript, not TypeScript, because the bundler loads this file without compiling it.
const fs = require('node:fs');
const path = require('node:path');

/** Settings that only the build reads. They contain paths on the build machine, and the page template. */
const BUILD_SETTINGS = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'ssrTemplate',
  'staticDirectories',
  'themes',
  'pluginVersions',
];

/** The site icon. */
const ICON = 'static/img/logo.svg';

/**
 * A loader that removes build-only settings from the site configuration sent to the browser. It also inlines the icon;
 * feeds still use its address.
 *
 * @this {import('@rspack/core').LoaderContext<{isServer: boolean, siteDir: string}>}
 * @param {string} source `docusaurus.config.mjs` or `site-metadata.json`, as Docusaurus generates them
 * @returns {string} the module with the changed settings
 * @throws {SyntaxError} when Docusaurus has changed the format of these files
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
    delete settings.future?.faster;
  }
  return source.slice(0, start) + JSON.stringify(settings) + source.slice(end);
};
