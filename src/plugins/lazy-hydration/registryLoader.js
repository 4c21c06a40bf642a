// JavaScript, not TypeScript: the bundler loads it by itself.

/** An entry of the registry for a Markdown page, with its key and the function that loads its module. */
const CONTENT = /^( *"([^"]+)": \[)(\(\) => import\([^)]*\.mdx?(?:\?[^"]*)?"\))/gm;

/**
 * A loader that has each Markdown page of Docusaurus's registry of modules loaded through a function of ours.
 *
 * @this {import('@rspack/core').LoaderContext<{via: string}>}
 * @param {string} source `registry.js`, as Docusaurus generates it
 * @returns {string} the same module; `via` is the file whose default export gets the key and the load function
 * @throws {Error} when Docusaurus generates it in another form
 */
module.exports = function registry(source) {
  const {via} = this.getOptions();
  let pages = 0;
  const result = source.replace(CONTENT, (_, start, key, load) => {
    pages += 1;
    return `${start}() => lazyContent(${JSON.stringify(key)}, ${load})`;
  });
  const expected = source.match(/\.mdx?(?:\?[^"]*)?", require\.resolveWeak/g)?.length ?? 0;
  if (pages === 0 || pages !== expected) {
    throw new Error(`Docusaurus's registry has ${expected} Markdown pages, of which ${pages} were recognized: compare registryLoader.js with it.`);
  }
  return `import lazyContent from ${JSON.stringify(via)};\n${result}`;
};
