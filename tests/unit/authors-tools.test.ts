import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkSamples} from '../../checks/samples/check';
import {compileSamples} from '../../checks/samples/compile';
import {checkTranslations} from '../../checks/translations/check';
import {listFiles, openRecord} from '../../scripts/support/record';
import {makeContent, type NewContentOptions} from '../../scripts/support/newContent';
import {readFrontMatter, readYaml} from '../../src/lib/content/yaml';
import {checkContent} from '../../src/plugins/content-check/checkContent';
import {makeSite} from './support/site';

const siteDir = path.resolve(__dirname, '../..');

describe('a cached result', () => {
  it('is kept until a file is added or changed, or a parser that all checks share changes', () => {
    const folder = makeSite({'docs/a.mdx': 'One', 'src/b.ts': 'One'});
    execFileSync('git', ['init', '-q'], {cwd: folder});
    let count = 0;
    const make = () => {
      const record = openRecord<number>(folder, 'count', /^docs\//, listFiles(folder));
      const value = record.value ?? (count += 1);
      record.save(value);
      return value;
    };
    const change = (file: string) => {
      fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      fs.writeFileSync(path.join(folder, file), 'New');
      return make();
    };
    expect([make(), make()]).toEqual([1, 1]);
    expect(['src/b.ts', 'docs/a.mdx', 'docs/c.mdx', 'src/lib/parser.ts'].map(change)).toEqual([1, 2, 3, 4]);
  });
});

describe('npm run new', () => {
  const SITE = {
    'sidebars.ts':
      "export default {\n  docs: [\n    'introduction',\n    {\n      items: [\n        'api/guard',\n      ],\n    },\n  ],\n};\n",
    'blog/tags.yml': 'hello:\n  label: Hello\n',
    'i18n/fr/docusaurus-plugin-content-blog/tags.yml': '# source_hash: 000000000000\nhello:\n  label: Hello\n',
    'blog/authors.yml': 'us:\n  name: Us\n',
    'i18n/glossary.json': '[]',
    'i18n/untranslated.json': '[]',
  };
  const OPTIONS: NewContentOptions = {
    kind: 'doc',
    slug: 'guides/test-routes',
    tag: 'hello',
    author: 'us',
    date: '2026-01-31',
  };
  const make = (options: Partial<NewContentOptions>, files: Record<string, string> = SITE) =>
    makeContent({...OPTIONS, ...options}, (file) => files[file] ?? null);

  it('quotes words that YAML would not parse as text', () => {
    for (const word of ['2024', 'true', 'null', '1e5']) {
      const files = make({kind: 'post', slug: word, tag: word});
      expect(readFrontMatter(files[`blog/${word}.mdx`]!).values).toMatchObject({slug: word, tags: [word]});
      expect(readYaml(files['blog/tags.yml']!).values).toHaveProperty([word, 'label'], expect.any(String));
    }
  });

  it('creates files that pass the checks of content, translations and samples', async () => {
    const made = {
      ...make({}),
      ...make({kind: 'post', slug: 'news', tag: 'good-news'}),
      ...make({kind: 'sample', slug: 'api/guard.quick'}),
    };
    expect(Object.keys(made)).toEqual(
      expect.arrayContaining(['docs/guides/test-routes.mdx', 'samples/pages/guides/test-routes.spec.ts']),
    );
    expect(made['sidebars.ts']).toContain("    'introduction', 'guides/test-routes',\n");
    const folder = makeSite({...SITE, 'docs/introduction.mdx': '# A\n', 'docs/api/guard.mdx': '# B\n', ...made});
    for (const language of ['en', 'fr'] as const) {
      expect((await checkContent(folder, language)).filter(({file}) => file in made)).toEqual([]);
    }
    expect(checkTranslations(folder).filter(({file}) => file in made && file.endsWith('.mdx'))).toEqual([]);
    for (const linked of ['node_modules', 'samples/contract']) {
      fs.symlinkSync(path.join(siteDir, linked), path.join(folder, linked));
    }
    fs.copyFileSync(path.join(siteDir, 'samples/tsconfig.json'), path.join(folder, 'samples/tsconfig.json'));
    const problems = [...checkSamples(folder, ['serviceTestBed']), ...compileSamples(path.join(folder, 'samples'))];
    expect(problems.filter(({isWarning}) => !isWarning)).toEqual([]);
  });

  it.each<[string, Partial<NewContentOptions>, string]>([
    [
      'a name that cannot be an address',
      {slug: 'My Page'},
      '"My Page" cannot be the address of a doc; write lower-case',
    ],
    ['a post in a folder', {kind: 'post', slug: 'a/b'}, '"a/b" cannot be the address of a post'],
    [
      'an unknown author',
      {kind: 'post', slug: 'news', author: 'uss'},
      'blog/authors.yml does not declare the author "uss"; did you mean "us"?',
    ],
    ['an invalid tag', {kind: 'post', slug: 'news', tag: 'Good: news'}, '"Good: news" cannot be a tag'],
  ])('rejects %s', (_, options, message) => {
    expect(() => make(options)).toThrowError(message);
  });

  it('refuses to overwrite an existing page', () => {
    expect(() => make({}, {...SITE, 'docs/guides/test-routes.mdx': ''})).toThrowError('already exists');
  });
});
