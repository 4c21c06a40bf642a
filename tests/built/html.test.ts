import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {parse, serialize, type ParserError} from 'parse5';
import {expect, test} from 'vitest';
import {fileOf, readBuilt} from '../support/build';
import {BUILT_PAGES} from './support/site';

/** Checks the HTML standard's rules for elements, attributes, references and headings, but no stylistic rules. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      // The first heading must be an h1, and no level may be skipped.
      'heading-level': 'error',
    },
    elements: [
      'html5',
      {
        // Like Docusaurus, the site uses a <div> per line of code, although <code> only allows phrasing content:
        // without style sheets, in feeds and reader views, all <span> lines would be on one line.
        code: {phrasing: true, flow: true, permittedContent: ['@phrasing', 'div']},
      },
    ],
  }),
);

/** Matches the templates in 404.html, which contain the page in other languages. Those pages are checked separately. */
const TEMPLATE = /<template[^]*?<\/template>/g;

test('every page is parsed as HTML without errors', () => {
  const problems: string[] = [];
  for (const address of BUILT_PAGES) {
    const onParseError = ({code, startLine, startCol}: ParserError) =>
      problems.push(`${fileOf(address)}:${startLine}:${startCol} ${code}`);
    parse(readBuilt(fileOf(address)), {sourceCodeLocationInfo: true, onParseError});
  }
  expect(problems).toEqual([]);
  expect(BUILT_PAGES.length).toBeGreaterThan(50);
});

test('every page has only valid elements, attributes and references', () => {
  const problems: string[] = [];
  for (const address of BUILT_PAGES) {
    // Normalize the HTML as a browser would, because the validator does not know all tags that may be omitted.
    const html = serialize(parse(readBuilt(fileOf(address)))).replace(TEMPLATE, '');
    for (const {messages} of validator.validateStringSync(html, fileOf(address)).results) {
      problems.push(
        ...messages.map(({ruleId, message, selector}) => `${fileOf(address)}: ${message} (${ruleId}) at ${selector}`),
      );
    }
  }
  expect(problems).toEqual([]);
});

test('every page uses composed characters, so that searching in the page works', () => {
  const decomposed = BUILT_PAGES.filter((address) => {
    const html = readBuilt(fileOf(address));
    return html !== html.normalize('NFC');
  });
  expect(decomposed).toEqual([]);
});
