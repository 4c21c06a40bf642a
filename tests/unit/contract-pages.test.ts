import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkAllContent} from '../../checks/content';
import {checkFrench} from '../../checks/contract/checkFrench';
import {checkPages} from '../../checks/contract/checkPages';
import {formatProblem} from '../../src/lib/content/problem';
import {loadContract, readFrench} from '../../src/lib/contract';
import {readMarkdown} from '../../src/lib/markdown';
import {makeSite} from './support/site';

const contract = loadContract();

const PIPE = 'api/test-beds/pipe';
const ROUTER = 'api/test-beds/router';

/**
 * Checks a page of the site after replacing text in it.
 *
 * @returns the problems of this page, with `#` for the file and line of the change
 */
function check(doc: string, from: string, to: string): string[] {
  const file = `docs/${doc}.mdx`;
  const text = fs.readFileSync(file, 'utf8');
  expect(text).toContain(from);
  const line = text.slice(0, text.indexOf(from)).split('\n').length;
  const {parts} = readMarkdown(text.replace(from, to), file);
  return checkPages(contract, [{file, name: `${doc}.mdx`, parts}]).map((problem) =>
    formatProblem(problem).replace(`${file}:${line} `, '# '),
  );
}

describe('checkPages', () => {
  it.each([
    [
      'the section of an option',
      ROUTER,
      '### `initialUrl` {#option-initial-url}',
      '',
      'section #option-initial-url is missing; it must document the option',
    ],
    [
      'the section of a factory',
      PIPE,
      '{#create}',
      '{#creates}',
      'section #create is missing; it must document "pipeTestBed"',
    ],
    [
      'a list of members',
      PIPE,
      '<Members of="tools" />',
      '',
      'section #tool-rx is missing; it must document the tool "rx"',
    ],
    [
      'the section of a common page about a member',
      'api/common/renderer-tools',
      '#### `click` {#action-click}',
      '',
      'section #action-click is missing; it must document "click" of "ActionTools"',
    ],
  ])('reports that a page lacks %s', (_, doc, from, to, problem) => {
    expect(check(doc, from, to).join('\n')).toContain(`docs/${doc}.mdx:1  ${problem}`);
  });

  it.each([
    [
      'an option that no test bed has',
      'api/common/base-tools',
      '## Tools {#tools}',
      '### `dim` {#option-dim}\n\n## Tools {#tools}',
      '#option-dim documents something that does not exist',
    ],
    [
      'a different name',
      PIPE,
      '### `verify` {#tool-verify}',
      '### `check` {#tool-verify}',
      'the heading of #tool-verify is "`check`"',
    ],
  ])('reports %s, with its line', (_, doc, from, to, problem) => {
    expect(check(doc, from, to)).toEqual([expect.stringContaining(`#  ${problem}`)]);
  });
});

describe('checkFrench', () => {
  it('reports missing and unused translations', () => {
    const {'The test ran': _ = '', ...french} = readFrench('.');
    const [first, ...rest] = Object.entries(french);
    const file = 'samples/contract/french.json';
    expect(checkFrench(contract, {...Object.fromEntries(rest), 'The bulb.': 'L’ampoule.'})).toEqual([
      {file, line: 1, what: `there is no French translation of "${first![0]}"`, fix: 'add it.'},
      {file, line: 1, what: '"The bulb." is no longer used', fix: 'remove it.'},
    ]);
  });
});

describe('the content of both languages', () => {
  it('is checked to the end, although a list of members or a phrase is wrong', async () => {
    const siteDir = makeSite({
      'sidebars.ts': "export default {docs: ['api/test-beds/pipe', 'intro']};\n",
      'docs/api/test-beds/pipe.mdx': '---\ntitle: A\ndescription: A\n---\n<Members of="toolz" />\n\n## A\n',
      'docs/intro.mdx': '---\ntitle: B\ndescription: B\n---\n\n## First {#first}\n',
      'src/search/phrases/en/docs/intro.yml': 'page:\n  - b\nfisrt:\n  - c\n',
      'samples/README.md': '',
    });
    fs.symlinkSync(path.resolve('samples/contract'), path.join(siteDir, 'samples/contract'));
    expect((await checkAllContent(siteDir)).map(formatProblem)).toEqual([
      'src/search/phrases/en/docs/intro.yml:4  no heading of the page has the id "fisrt"  →  correct the key, or remove its phrases; did you mean "first"?',
      expect.stringContaining('docs/api/test-beds/pipe.mdx:5  <Members of="toolz" /> lists nothing here'),
      'docs/api/test-beds/pipe.mdx:7  this heading has no id  →  write one at its end, such as {#first-sample}.',
    ]);
  });
});
