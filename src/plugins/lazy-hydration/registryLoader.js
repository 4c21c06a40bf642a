// JavaScript, not TypeScript: the bundler loads it by itself.

/** An entry of the registry for a Markdown page, with its key and the function that loads its module. */
const CONTENT = /^( *"([^"]+)": \[)(\(\) => import\([^)]*\.mdx?(?:\?[^"]*)?"\))(, "[^"]*", require\.resolveWeak\("[^"]*"\)\],?)/gm;

/**
 * A loader that takes Docusaurus's registry of modules apart: Markdown pages, of which there may be thousands, and
 * all others. By the query of the import: `?content` has the pages alone; `?layout` all but them; without one both
 * are there, and a page is loaded through the file that the option names.
 *
 * @this {import('@rspack/core').LoaderContext<{via: string}>}
 * @param {string} source `registry.js`, as Docusaurus generates it
 * @returns {string} the module asked for; the default export of `via` gets the key and the load function of a page
 * @throws {Error} when Docusaurus generates it in another form
 */
module.exports = function registry(source) {
  const pages = [...source.matchAll(CONTENT)];
  const expected = source.match(/\.mdx?(?:\?[^"]*)?", require\.resolveWeak/g)?.length ?? 0;
  if (pages.length === 0 || pages.length !== expected) {
    throw new Error(`Docusaurus's registry has ${expected} Markdown pages, of which ${pages.length} were recognized: compare registryLoader.js with it.`);
  }
  switch (this.resourceQuery) {
    case '?content':
      return `export default {\n${pages.map(([entry]) => entry).join('\n')}\n};\n`;
    case '?layout':
      return source.replace(CONTENT, '');
    default:
      return (
        `import lazyContent from ${JSON.stringify(this.getOptions().via)};\n` +
        source.replace(CONTENT, (_, start, key, load, end) => `${start}() => lazyContent(${JSON.stringify(key)}, ${load})${end}`)
      );
  }
};
