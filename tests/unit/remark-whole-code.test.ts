import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import wholeCode from '../../src/remark/whole-code';

/** Returns the inline code of the text that stays on one line. */
function keptWhole(markdown: string): string[] {
  const tree = unified().use(remarkParse).parse(markdown);
  wholeCode()(tree);
  const kept: string[] = [];
  visit(tree, 'inlineCode', ({value, data}) => {
    if (data?.hProperties?.className) {
      kept.push(value);
    }
  });
  return kept;
}

it('keeps packages and options on one line, but not commands and long names', () => {
  expect(
    keptWhole('`ngx-testing-tools`, `--no-watch`, `tb`, `ng test --no-watch`, `a-name-of-more-than-24-characters`'),
  ).toEqual(['ngx-testing-tools', '--no-watch']);
});
