import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import wholeCode from '../../src/remark/whole-code';
import {transformPage} from './support/transform';

it('keeps short code on one line, but not long commands and names', async () => {
  const page =
    '`ngx-testing-tools`, `should create`, `tb`, `ng test --no-watch --coverage`, `a-name-of-more-than-26-characters`';
  const kept: string[] = [];
  visit(await transformPage('.', 'docs/a.mdx', page, wholeCode), 'inlineCode', ({value, data}) => {
    if (data?.hProperties?.className) {
      kept.push(value);
    }
  });
  expect(kept).toEqual(['ngx-testing-tools', 'should create']);
});
