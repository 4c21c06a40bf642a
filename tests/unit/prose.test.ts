import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {PATTERNS, problemsIn} from '../../checks/prose/patterns';
import {measurePages} from '../../checks/prose/repetition';

describe('the patterns of English', () => {
  it.each(PATTERNS.map(({found, fix}) => [found, fix]))('find “%s”', (found, fix) => {
    expect(problemsIn(found)).toEqual([{what: expect.stringContaining('avoid'), fix}]);
    expect(problemsIn(`\`${found}\``), 'in code').toEqual([]);
  });
});

describe('measurePages', () => {
  let siteDir: string;
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), text);
  };
  beforeEach(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prose-'));
  });
  afterEach(() => {
    fs.rmSync(siteDir, {recursive: true});
  });

  it('counts the words of text and code, and those in runs of eight that another page has too', () => {
    write('samples/a.spec.ts', '// #region a\nexpect(one).toBe(two);\n// #endregion a\n');
    write(
      'docs/a.mdx',
      '## First\n\nOne two three four five six seven eight, and nine.\n\n```ts sample="a.spec.ts#a"\n```\n',
    );
    write('docs/b.mdx', 'Before one **two** three four five six seven eight.\n');
    write('i18n/fr/docusaurus-plugin-content-docs/current/a.mdx', 'One two three four five six seven eight.\n');
    expect(measurePages(siteDir, 'en')).toEqual([
      {file: 'docs/a.mdx', prose: 11, all: 15, shared: 8 / 11},
      {file: 'docs/b.mdx', prose: 9, all: 9, shared: 8 / 9},
    ]);
    expect(measurePages(siteDir, 'fr')[0]!.shared).toBe(0);
  });

  it('does not count runs that end in another paragraph', () => {
    write('docs/a.mdx', 'One two three four.\n\nFive six seven eight.\n');
    write('docs/b.mdx', 'One two three four five six seven eight.\n');
    expect(measurePages(siteDir, 'en').map(({shared}) => shared)).toEqual([0, 0]);
  });
});
