// JavaScript, not TypeScript, because the bundler loads this file without compiling it.
const fs = require('node:fs');
const {parse} = require('acorn');
const {simple} = require('acorn-walk');

/**
 * A loader that puts the messages of the language into the code, for example `translate({message: 'Fermer'})` instead
 * of `translate({id: 'theme.close', message: 'Close', description: '…'})`, and the same for `<Translate>`.
 *
 * @this {Pick<import('@rspack/core').LoaderContext<{table: string}>, 'addDependency' | 'getOptions'>} `table` is the
 *   JSON file with the messages by id
 * @param {string} source compiled JavaScript
 * @returns {string} the code with the messages
 * @throws {Error} when the id of a message, or a message without an id, is not a string literal, which
 *   `docusaurus write-translations` cannot read either
 */
module.exports = function messages(source) {
  if (!source.includes('@docusaurus/Translate')) {
    return source;
  }
  const {table} = this.getOptions();
  this.addDependency(table);
  const translations = JSON.parse(fs.readFileSync(table, 'utf8'));
  const names = [];
  const edits = [];
  simple(parse(source, {ecmaVersion: 'latest', sourceType: 'module'}), {
    ImportDeclaration({source: {value}, specifiers}) {
      names.push(...(value === '@docusaurus/Translate' ? specifiers.map(({local}) => local.name) : []));
    },
    CallExpression({callee, arguments: [first, second]}) {
      if (names.includes(callee.name)) {
        edits.push(...editsOf(first));
      } else if (names.includes(first?.name)) {
        edits.push(...editsOf(second));
      }
    },
  });
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((code, {start, end, text}) => code.slice(0, start) + text + code.slice(end), source);

  /** Returns the edits that set the message of a declaration, and drop what only its translation needs. */
  function editsOf({start, properties = []}) {
    const {id, description, ...rest} = Object.fromEntries(properties.map((property) => [property.key?.name, property]));
    const message = rest.message ?? rest.children;
    const key = (id ?? message)?.value.value;
    if (typeof key !== 'string') {
      throw new Error(`The id or message of a translation is not a string: ${source.slice(start, start + 100)}`);
    }
    const dropped = [message && id, description].filter(Boolean);
    return [
      ...dropped.map(({start, end}) => ({start, end: end + /^[,\s]*/.exec(source.slice(end))[0].length, text: ''})),
      ...(key in translations ? [{...(message ?? id).value, text: JSON.stringify(translations[key])}] : []),
    ];
  }
};
