import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {find, KINDS} from '../../src/components/BedFinder/needs';
import {exportedNames} from '../../src/lib/contract';

const FINDINGS = KINDS.flatMap((kind) =>
  [true, false].flatMap((http) => [true, false].map((template) => find({kind, http, template}))),
);

describe('find', () => {
  it('returns factories that the library exports', () => {
    expect([...new Set(FINDINGS.map(({bed}) => bed))].filter((bed) => !exportedNames().includes(bed))).toEqual([]);
  });

  it('returns only the options that the answers require', () => {
    expect(find({kind: 'component', http: true, template: false}).options).toEqual([
      'httpTesting: true',
      'noTemplate: true',
    ]);
    expect(find({kind: 'guard', http: false, template: true}).options).toEqual(["type: 'CanActivate'"]);
    expect(find({kind: 'interceptor', http: true, template: false}).options).toEqual([]);
  });

  it.each(['blog/mdx-blog-post.mdx', 'i18n/fr/docusaurus-plugin-content-blog/mdx-blog-post.mdx'])(
    'returns exactly the keys that have an answer in %s',
    (article) => {
      const answers = [...fs.readFileSync(article, 'utf8').matchAll(/^<Answer id="([^"]*)">/gm)].map(([, id]) => id);
      const shown = answers.filter((id, index) => answers.indexOf(id) === index);
      expect(shown.sort()).toEqual([...new Set(FINDINGS.map(({key}) => key))].sort());
    },
  );
});

it('the home page has one answer per kind, because it asks only for the kind', () => {
  const answers = [...fs.readFileSync('src/pages/_home.mdx', 'utf8').matchAll(/^<Answer id="([^"]*)">/gm)];
  expect(answers.map(([, id]) => id)).toEqual([...KINDS]);
});
