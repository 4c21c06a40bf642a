// JavaScript, not TypeScript: the bundler loads it by itself.

/** Settings that only the build reads. They hold the paths of the machine that built the site, too. */
const BUILD_SETTINGS = [
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * A loader that leaves out what no component reads of the site's configuration, its metadata, and what plugins tell
 * every page.
 *
 * @param {string} source `docusaurus.config.mjs`, `site-metadata.json` or `globalData.json`, as Docusaurus generates them
 * @returns {string} the same module with fewer members
 * @throws {SyntaxError} when Docusaurus generates them in another form
 */
module.exports = function publicFacts(source) {
  const start = source.indexOf('{');
  const end = source.lastIndexOf('}') + 1;
  const facts = JSON.parse(source.slice(start, end));
  for (const setting of BUILD_SETTINGS) {
    delete facts[setting];
  }
  for (const plugin of Object.values(facts['docusaurus-plugin-content-docs'] ?? {})) {
    if (plugin.versions.length === 1) {
      // All pages of a version, for links from one version to the other.
      plugin.versions[0].docs = [];
    }
  }
  if (facts.pluginVersions) {
    facts.pluginVersions = {};
  }
  if (facts.future) {
    facts.future = {experimental_router: facts.future.experimental_router};
  }
  return source.slice(0, start) + JSON.stringify(facts) + source.slice(end);
};
