// JavaScript, not TypeScript: the bundler loads it by itself.

const STRING = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`$]*`/.source;

/** In `<Translate id="…" description="…">`, unless an attribute before it holds a `>`. */
const OF_ELEMENT = /(<Translate\b[^>]*?)\s+description="[^"]*"/g;

/** In `translate({id: '…', description: '…'})`. */
const OF_CALL = new RegExp(
  `(\\btranslate\\(\\s*\\{(?:[^{}'"\`]|${STRING})*?)\\bdescription:\\s*(?:${STRING})\\s*(?:,|(?=\\}))`,
  'g',
);

/**
 * A loader that leaves out of the browser's modules what messages say to translators. `docusaurus write-translations`
 * reads the sources, which keep it.
 *
 * @param {string} source a module, before it is compiled
 * @returns {string} the same module without descriptions; what is written in another way stays
 */
module.exports = function messages(source) {
  return source.replace(OF_ELEMENT, '$1').replace(OF_CALL, '$1');
};
