// JavaScript, not TypeScript: the bundler loads it by itself.

/** An entry of the registry for a Markdown page, with its key and the function that loads its module. */
const CONTENT =
  /^( *"([^"]+)": \[)(\(\) => import\([^)]*\.mdx?(?:\?[^"]*)?"\))(, "[^"]*", require\.resolveWeak\("[^"]*"\)\],?)/gm;

/**
 * A loader that has Docusaurus's registry of modules load Markdown pages through another file.
 *
 * @this {import('@rspack/core').LoaderContext<{via: string}>}
 * @param {string} source `registry.js`, as Docusaurus generates it
 * @returns {string} the same registry; the default export of `via` gets the key and the load function of a page
 * @throws {Error} when Docusaurus generates it in another form
 */
module.exports = function registry(source) {
  const pages = [...source.matchAll(CONTENT)];
  const expected = source.match(/\.mdx?(?:\?[^"]*)?", require\.resolveWeak/g)?.length ?? 0;
  if (pages.length === 0 || pages.length !== expected) {
    throw new Error(
      `Docusaurus's registry has ${expected} Markdown pages, of which ${pages.length} were recognized: compare src/plugins/faster-pages/islands/registryLoader.js with it.`,
    );
  }
  return (
    `import loadContent from ${JSON.stringify(this.getOptions().via)};\n` +
    source.replace(
      CONTENT,
      (_, start, key, load, end) => `${start}() => loadContent(${JSON.stringify(key)}, ${load})${end}`,
    )
  );
};
