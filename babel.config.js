// Babel compiles the site, because swcJsLoader is off in docusaurus.config.ts.
module.exports = {
  presets: [require.resolve('@docusaurus/babel/preset')],
};
