// The JavaScript loader is Babel (swcJsLoader is off in docusaurus.config.ts), so this file is what compiles the site.
module.exports = {
  presets: [require.resolve('@docusaurus/babel/preset')],
};
