import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {parse, serialize, type ParserError} from 'parse5';
import {expect, test} from 'vitest';
import {fileOf, readBuilt} from '../e2e/support/build';
import {BUILT_PAGES} from './support/site';

/** What the HTML standard says of elements, attributes, references and headings; no matter of taste. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      // The first heading is of the first level, and no level is left out.
      'heading-level': 'error',
    },
    elements: [
      'html5',
      {
        // A line of code is a <div>, as Docusaurus makes it, though <code> may have phrases only: where no style sheet
        // comes along, in a feed or a browser's reading view, lines of <span> would stand on one line.
        code: {phrasing: true, flow: true, permittedContent: ['@phrasing', 'div']},
      },
    ],
  }),
);

/** What Docusaurus's template of a language holds is a page of its own, which is looked at by itself. */
const TEMPLATE = /<template[^]*?<\/template>/g;

test('every page is HTML that a parser need not mend', () => {
  const problems: string[] = [];
  for (const address of BUILT_PAGES) {
    const onParseError = ({code, startLine, startCol}: ParserError) =>
      problems.push(`${fileOf(address)}:${startLine}:${startCol} ${code}`);
    parse(readBuilt(fileOf(address)), {sourceCodeLocationInfo: true, onParseError});
  }
  expect(problems).toEqual([]);
  expect(BUILT_PAGES.length).toBeGreaterThan(50);
});

test('every page has elements, attributes and references as the standard has them', () => {
  const problems: string[] = [];
  for (const address of BUILT_PAGES) {
    // As a browser reads it: the build leaves out what a parser fills in, and the validator does not know all of that.
    const html = serialize(parse(readBuilt(fileOf(address)))).replace(TEMPLATE, '');
    for (const {messages} of validator.validateStringSync(html, fileOf(address)).results) {
      problems.push(
        ...messages.map(({ruleId, message, selector}) => `${fileOf(address)}: ${message} (${ruleId}) at ${selector}`),
      );
    }
  }
  expect(problems).toEqual([]);
});

test('every page is in composed characters, so that what is searched in it is found where it stands', () => {
  const decomposed = BUILT_PAGES.filter((address) => {
    const html = readBuilt(fileOf(address));
    return html !== html.normalize('NFC');
  });
  expect(decomposed).toEqual([]);
});
