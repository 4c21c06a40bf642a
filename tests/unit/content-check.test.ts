import fs from 'node:fs';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {formatProblem} from '../../src/lib/content/problem';
import {checkContent} from '../../src/plugins/content-check/checkContent';
import contentCheck from '../../src/plugins/content-check';
import {makeSite} from './support/site';

const PAGE =
  '---\ntitle: A\ndescription: About A\n---\n\n## One {#one}\n\n<Tabs><TabItem value="a">See [b](./b.mdx#two) and [home](/).</TabItem></Tabs>\n';

const SITE = {
  'sidebars.ts': "export default {\n  docs: ['a', {type: 'category', label: 'More', items: ['b']}],\n};\n",
  'docs/a.mdx': PAGE,
  'docs/b.mdx':
    '---\ntitle: B\ndescription: About B\n---\n\n## Two {#two}\n\n![Logo](/img/logo.svg) {/* a comment */}\n',
  'blog/hello.mdx':
    '---\nslug: hello\ntitle: Hello\ndescription: About us\nauthors: [us]\ntags: [news]\n---\n\nRead [b](/docs/b#two), [the news](/blog/tags/news).\n\n{/* truncate */}\n',
  'blog/tags.yml': 'news:\n  label: News\n',
  'blog/authors.yml': 'us:\n  name: Us\n',
  'static/img/logo.svg': '<svg/>',
  'src/theme/MDXComponents/index.tsx': 'export default {\n  ...MDXComponents,\n  TabItem,\n  Tabs,\n};\n',
};

async function check(files: Record<string, string>, language: 'en' | 'fr' = 'en'): Promise<string[]> {
  return (await checkContent(makeSite({...SITE, ...files}), language)).map(formatProblem);
}

const page = (text: string) => ({'docs/a.mdx': `---\ntitle: A\ndescription: About A\n---\n${text}\n`});
const fields = (text: string) => ({'docs/a.mdx': `---\ntitle: A\n${text}\n---\n\nText\n`});
const post = (text: string) => ({'blog/hello.mdx': `---\nslug: hello\n${text}\n---\n\nText\n`});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

// tutorials.test.ts tests the mistakes that the tutorials explain.
describe('the content check', () => {
  it.each<[string, Record<string, string>, string | RegExp]>([
    [
      'an image from another site',
      page('![x](https://example.com/x.png)'),
      'docs/a.mdx:5  the page loads https://example.com/x.png from another site, which the browser blocks',
    ],
    [
      'a frame from another site',
      page('<iframe src="//example.com/video" />'),
      'docs/a.mdx:5  the page loads //example.com/video from another site',
    ],
    [
      'a link in a partial',
      {'src/pages/_part.mdx': '[x](/docs/bb)\n'},
      'src/pages/_part.mdx:1  the link to /docs/bb is',
    ],
    [
      'a link to a missing page, without suggesting another in the same folder',
      {...page('[x](./beds/pipe.mdx)'), 'docs/beds/guard.mdx': ''},
      'docs/a.mdx:5  the link to ./beds/pipe.mdx is broken: there is no docs/beds/pipe.mdx  →  write the path relative',
    ],
    [
      'a link to a missing file',
      page('[x](./files/report.pdf)'),
      'docs/a.mdx:5  the link to ./files/report.pdf is broken: there is no docs/files/report.pdf  →  put the file there',
    ],
    ['a link in an element', page('<a href="/docs/bb">x</a>'), 'docs/a.mdx:5  the link to /docs/bb is broken'],
    [
      'a file instead of an address, in a post',
      {'blog/hello.mdx': 'See [b](../docs/b.mdx).\n'},
      /^blog\/hello\.mdx:1 .* need the address, such as \/docs\/introduction/,
    ],
    [
      'front matter that is not valid YAML',
      fields('description: a: b'),
      /^docs\/a\.mdx:3 {2}this is not valid YAML: .* {2}→ {2}quote each value/,
    ],
    [
      'an unknown field',
      fields('sidebar_labl: B'),
      'docs/a.mdx:3  the front matter has an unknown field "sidebar_labl"  →  did you mean "sidebar_label"?',
    ],
    [
      'a field with a value of the wrong type',
      fields('hide_title: maybe'),
      'docs/a.mdx:3  the front matter is not valid: "hide_title" must be a boolean  →  correct the value.',
    ],
    [
      'a field of posts with a value of the wrong type',
      post('date: soon'),
      'blog/hello.mdx:3  the front matter is not valid: "date" must be a valid date  →  correct the value.',
    ],
    ['a number as an author', post('authors: 5'), 'blog/hello.mdx:3  the author "5" is not declared'],
    [
      'a page without a description',
      {'docs/a.mdx': '---\ntitle: A\n---\n\nText\n'},
      'docs/a.mdx:1  the page has no description  →  write "description: …" in the front matter.',
    ],
    [
      'a page without a title',
      {'docs/a.mdx': '---\ndescription: A\n---\n\nText\n'},
      'docs/a.mdx:1  the page has no title',
    ],
    [
      'a document in no sidebar',
      {'docs/c.mdx': '---\ntitle: C\ndescription: About C\n---\n\nText\n'},
      'docs/c.mdx:1  no sidebar contains this document  →  add it to sidebars.ts, or write "displayed_sidebar: null"',
    ],
    [
      'a post whose summary has no end',
      post('title: Hello'),
      'blog/hello.mdx:1  the summary of the post has no end  →  write {/* truncate */} below its first paragraph.',
    ],
    [
      'an import of a missing component',
      page("import {Tools} from './tools';\nimport A from '@site/src/A';"),
      'docs/a.mdx:6  the import of @site/src/A is broken: there is no src/A  →  correct the path, or add the file.',
    ],
    [
      'an import of a missing partial',
      page("import Part from './_part.mdx';"),
      'docs/a.mdx:5  the import of ./_part.mdx is broken: there is no docs/_part.mdx',
    ],
    [
      'tags that are not valid YAML',
      {'blog/tags.yml': 'news:\n  label: a: b\n'},
      /^blog\/tags\.yml:2 {2}this is not valid YAML: .* {2}→ {2}quote each value/,
    ],
    [
      'a collapsed section that does not exist',
      {'docs/a.mdx': '---\ndescription: A\nfolded_sections: [one, tow]\n---\n\n## One {#one}\n\n### Two {#two}\n'},
      'docs/a.mdx:3  no section below the second level has the id "tow"  →  did you mean "two"?',
    ],
    [
      'a document with the address of another',
      {'docs/c.mdx': '---\ndescription: About C\nslug: /a\n---\n\nText\n'},
      'docs/c.mdx:3  the address docs/a is already used by docs/a.mdx  →  change the slug of one of them.',
    ],
    [
      'a slug that is the address of a page without one',
      fields('slug: /b'),
      'docs/a.mdx:3  the address docs/b is already used by docs/b.mdx',
    ],
    ['a heading without an id', page('## One'), 'docs/a.mdx:5  this heading has no id  →  write one at its end'],
    ['an unknown tag', post('tags: [new]'), 'blog/hello.mdx:3  the tag "new" is not declared  →  did you mean "news"?'],
    [
      'an unknown author',
      post('authors: [us, constructor]'),
      'blog/hello.mdx:3  the author "constructor" is not declared  →  use one of: us.',
    ],
    [
      'a brace that is never closed',
      page('Text {a'),
      /^docs\/a\.mdx:5 {2}this is not valid MDX: .* {2}→ {2}close the brace, or write \\\{ for/,
    ],
    ['a less-than sign', page('1 <2'), /^docs\/a\.mdx:5 {2}this is not valid MDX: .* or write \\< for/],
    [
      'a duplicate heading id',
      page('## One {#one}\n\n## Two {#one}'),
      'docs/a.mdx:7  the id "one" is already used on line 5',
    ],
    [
      'an id that a heading already gets from its text',
      page('## One\n\n<a id="one" />'),
      'docs/a.mdx:7  the id "one" is already used on line 5',
    ],
    [
      'a space before the type of an admonition',
      page('::: tip\n\nText\n\n:::'),
      'docs/a.mdx:5  "::: tip" is not an admonition',
    ],
    [
      'an unknown admonition',
      page(':::notee\n\nText\n\n:::'),
      'docs/a.mdx:5  ":::notee" is not an admonition  →  did you mean "note"?',
    ],
    ['an admonition that is never closed', page(':::tip\n\nText'), 'docs/a.mdx:5  this admonition is never closed'],
    [
      'the end of an admonition that was never opened',
      page('Text\n\n:::'),
      'docs/a.mdx:7  ":::" has no admonition to close',
    ],
    [
      'a syntax error in the sidebars',
      {'sidebars.ts': "export default {\n  docs: ['a',\n};\n"},
      'sidebars.ts:3  the sidebars cannot be read: ParseError: Unexpected token  →  correct the file at this line.',
    ],
    [
      'an error in the sidebars',
      {'sidebars.ts': "export default {\n  docs: list('a'),\n};\n"},
      'sidebars.ts:2  the sidebars cannot be read: list is not defined',
    ],
  ])('finds %s', async (_, files, message) => {
    // Docusaurus also prints the fields of a post that are not valid.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await check(files)).toContainEqual(
      typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
    );
  });

  it.each<[string, Record<string, string>]>([
    ['nested admonitions', page('::::note[Title]\n\n:::tip\n\nText\n\n:::\n\n::::')],
    [
      'each form of a link to a document',
      {
        'docs/guide/c.mdx':
          '---\ntitle: C\ndescription: About C\ndisplayed_sidebar: null\n---\n\n[x](../a.mdx), [y](a.mdx), [z](/a.mdx), [s](@site/docs/a.mdx#one)\n',
      },
    ],
    [
      'each form of a link to a file',
      {
        ...page('[a](./r.pdf), [b](r.pdf), [c](@site/docs/r.pdf), [d](/img/logo.svg), ![e][logo]\n\n[logo]: ./l.png'),
        'docs/r.pdf': '',
        'docs/l.png': '',
      },
    ],
  ])('accepts %s', async (_, files) => {
    expect(await check(files)).toEqual([]);
  });

  it('does not report the tags of posts when their file is not valid', async () => {
    const findings = await check({'blog/tags.yml': 'news:\n  label: a: b\n'});
    expect(findings).not.toContainEqual(expect.stringContaining('is not declared'));
  });

  it('checks French pages, whose links may lead to untranslated English pages', async () => {
    const files = {'i18n/fr/docusaurus-plugin-content-docs/current/a.mdx': PAGE.replace('#two', '#deux')};
    expect(await check(files, 'fr')).toEqual([]);
  });
});

describe('the plugin', () => {
  const load = (files: Record<string, string>) =>
    contentCheck({
      siteDir: makeSite({...SITE, ...files}),
      i18n: {currentLocale: 'en'},
    } as Parameters<typeof contentCheck>[0]);

  it('fails the build on a mistake, after reporting it', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(load(page('[x](./c.mdx)'))).rejects.toThrowError('The content has 1 mistake, listed above.');
    expect(print).toHaveBeenCalledWith(
      '[ERROR] docs/a.mdx:5  the link to ./c.mdx is broken: there is no docs/c.mdx  →  did you mean "./a.mdx"?',
    );
  });

  it('only warns about a link to a missing section', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const print = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await expect(load(page('[x](#y)'))).resolves.toMatchObject({name: 'content-check'});
    expect(print).toHaveBeenCalledOnce();
  });

  it('reports problems in npm start, and continues', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const plugin = await load(page('[x](./c.mdx)'));
    await plugin.loadContent!();
    expect(print).toHaveBeenCalledWith(expect.stringContaining('docs/a.mdx:5  the link to ./c.mdx is broken'));
    expect(plugin.getPathsToWatch!()).toEqual([expect.stringMatching(/sidebars\.ts$/)]);
  });

  it('reports a failure of the check itself in npm start, and continues', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const plugin = await load({});
    vi.spyOn(fs, 'readFileSync').mockImplementation(() => {
      throw new Error('ENOENT: no such file');
    });
    await plugin.loadContent!();
    expect(print).toHaveBeenCalledWith(expect.stringContaining('ENOENT: no such file'));
  });
});
