import {describe, expect, it, vi} from 'vitest';
import {formatAnnotation, formatReport, splitMessage} from '../../src/lib/content/report';
import {didYouMean} from '../../src/lib/content/didYouMean';
import {checkContent} from '../../src/plugins/content-check/checkContent';
import contentCheck from '../../src/plugins/content-check';
import {makeSite} from './support/site';

const PAGE =
  '---\ntitle: A\n---\n\n## One {#one}\n\n<Tabs><TabItem value="a">See [b](./b.mdx#two) and [home](/).</TabItem></Tabs>\n';

const SITE = {
  'docs/a.mdx': PAGE,
  'docs/b.mdx': '---\ntitle: B\n---\n\n## Two\n\n![Logo](/img/logo.svg) {/* a comment */}\n',
  'blog/hello.mdx':
    '---\nslug: hello\nauthors: [us]\ntags: [news]\n---\n\nRead [b](/docs/b#two), [the news](/blog/tags/news).\n',
  'blog/tags.yml': 'news:\n  label: News\n',
  'blog/authors.yml': 'us:\n  name: Us\n',
  'static/img/logo.svg': '<svg/>',
  'src/theme/MDXComponents/index.tsx': 'export default {\n  ...MDXComponents,\n  TabItem,\n  Tabs,\n};\n',
};

const SIDEBARS = {docs: ['a', {type: 'category', label: 'More', items: ['b']}]};

function check(files: Record<string, string> = {}, sidebars: Record<string, unknown> = SIDEBARS): string[] {
  return checkContent({siteDir: makeSite({...SITE, ...files}), language: 'en', sidebars}).map(({message}) => message);
}

const page = (text: string) => ({'docs/a.mdx': `---\ntitle: A\n---\n\n${text}\n`});
const fields = (text: string) => ({'docs/a.mdx': `---\ntitle: A\n${text}\n---\n\nText\n`});
const post = (text: string) => ({'blog/hello.mdx': `---\nslug: hello\n${text}\n---\n\nText\n`});

describe('the check of the content', () => {
  it('finds nothing wrong with a sound site', () => {
    expect(check()).toEqual([]);
  });

  it.each<[string, Record<string, string>, string | RegExp]>([
    [
      'a link to no file',
      page('[x](./c.mdx)'),
      'docs/a.mdx:5: the link to ./c.mdx leads nowhere: there is no docs/c.mdx; did you mean "./b.mdx"?',
    ],
    [
      'a link to no address',
      page('Text\n\n[x](/docs/bb)'),
      'docs/a.mdx:7: the link to /docs/bb leads nowhere: there is no page at docs/bb; did you mean "docs/b"?',
    ],
    [
      'a link to no section',
      page('[x](./b.mdx#too)'),
      'docs/a.mdx:5: the link to ./b.mdx#too leads to no section; did you mean "two"?',
    ],
    [
      'a link to no section of the same page',
      page('[x](#too)'),
      'docs/a.mdx:5: the link to #too leads to no section; there are: none.',
    ],
    [
      'a link of an element',
      page('<a href="/docs/bb">x</a>'),
      'docs/a.mdx:5: the link to /docs/bb leads nowhere: there is no page at docs/bb; did you mean "docs/b"?',
    ],
    [
      'an image that is not there',
      page('![x](./c.svg)'),
      'docs/a.mdx:5: the image ./c.svg leads nowhere: there is no docs/c.svg; put the image there, or change the path.',
    ],
    [
      'a file in place of an address, in a post',
      {'blog/hello.mdx': 'See [b](../docs/b.mdx).\n'},
      /^blog\/hello\.mdx:1: .* write the address, such as \/docs\/introduction/,
    ],
    [
      'front matter that is no YAML',
      fields('description: a: b'),
      /^docs\/a\.mdx:3: the front matter is no YAML: .*; put a value/,
    ],
    [
      'a value of another type',
      fields('sidebar_position: first'),
      `docs/a.mdx:3: the front matter's "sidebar_position" must be a number; change the value of "sidebar_position".`,
    ],
    [
      'an unknown field',
      fields('sidebar_labl: B'),
      'docs/a.mdx:3: the front matter has a field "sidebar_labl", which nothing reads; did you mean "sidebar_label"?',
    ],
    [
      'an unknown field of a post',
      post('autors: [us]'),
      'blog/hello.mdx:3: the front matter has a field "autors", which nothing reads; did you mean "authors"?',
    ],
    [
      'an unknown tag',
      post('tags: [new]'),
      'blog/hello.mdx:3: the tag "new" is not declared; did you mean "news"? Otherwise declare it in blog/tags.yml, and in French in i18n/fr/docusaurus-plugin-content-blog/.',
    ],
    [
      'an unknown author',
      post('authors: them'),
      'blog/hello.mdx:3: the author "them" is not declared; there are: us. Otherwise declare it in blog/authors.yml, and in French in i18n/fr/docusaurus-plugin-content-blog/.',
    ],
    [
      'an unknown sidebar',
      fields('displayed_sidebar: doc'),
      'docs/a.mdx:3: the sidebar "doc" is not declared; did you mean "docs"? Otherwise declare it in sidebars.ts.',
    ],
    [
      'an element that is never closed',
      page('Text\n\n<Tabs>\n\nMore'),
      /^docs\/a\.mdx:7: this is no MDX: .*; close each element/,
    ],
    [
      'an element that ends in another block',
      page('Text <Tabs>\n\nMore</Tabs>'),
      /^docs\/a\.mdx:\d: this is no MDX: .*; close each element/,
    ],
    [
      'a brace that is never closed',
      page('Text {a'),
      /^docs\/a\.mdx:5: this is no MDX: .*; close the brace, or write \\\{ for/,
    ],
    ['a less-than sign', page('1 <2'), /^docs\/a\.mdx:5: this is no MDX: .*; write \\< for/],
    [
      'text between braces',
      page('An {id} here'),
      'docs/a.mdx:5: text between braces is JavaScript, and nothing is called "id"; write \\{id} for the text itself, or put it between backticks.',
    ],
    [
      'an unknown element',
      page('<Tab>x</Tab>'),
      'docs/a.mdx:5: <Tab> is not known; did you mean "Tabs"? A component that not every page has needs an import below the front matter.',
    ],
    [
      'an unknown sample',
      page('```ts sample="a.spec.ts#one"\n```'),
      'docs/a.mdx:5: there is no sample file "samples/a.spec.ts"; the files are: .',
    ],
    [
      'two documents with one id',
      {'docs/c.mdx': '---\nid: b\n---\n\nText\n'},
      'docs/c.mdx:2: the id "b" is that of docs/b.mdx:1 too; give one of them another.',
    ],
    ['tags that are no YAML', {'blog/tags.yml': 'news:\n  label: a: b\n'}, /^blog\/tags\.yml:2: the file is no YAML: /],
  ])('finds %s', (_, files, message) => {
    expect(check(files)).toContainEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });

  it('finds a document that a sidebar names and that does not exist', () => {
    const files = {'sidebars.ts': "export default {\n  docs: ['a',\n    'bb'],\n};\n"};
    expect(check(files, {docs: ['a', 'bb']})).toEqual(['sidebars.ts:3: there is no document "bb"; did you mean "b"?']);
  });

  it('lets an expression use what the page declares and what every page is given', () => {
    expect(
      check(
        page(
          "import One from './one';\nexport const two = [1];\n\n<One /> {two.map((value) => value + frontMatter.title)} {Math.max(1)}",
        ),
      ),
    ).toEqual([]);
  });

  it('reads French pages, whose links may lead to English ones that are not translated', () => {
    const files = {'i18n/fr/docusaurus-plugin-content-docs/current/a.mdx': PAGE.replace('#two', '#deux')};
    const siteDir = makeSite({...SITE, ...files});
    expect(checkContent({siteDir, language: 'fr', sidebars: {docs: ['a']}}).map(({message}) => message)).toEqual([]);
  });
});

describe('what may have been meant', () => {
  it('is the nearest name, all names, or the nearest ones of many', () => {
    const many = Array.from({length: 13}, (_, index) => `section-${index}`);
    expect(didYouMean('sidebar_labl', ['title', 'sidebar_label'])).toBe('did you mean "sidebar_label"?');
    expect(didYouMean('x', ['title', 'sidebar_label'])).toBe('there are: title, sidebar_label.');
    expect(didYouMean('x', [])).toBe('there are: none.');
    expect(didYouMean('x', many)).toBe(
      'the nearest are: section-0, section-1, section-2, section-3, section-4, section-5.',
    );
  });
});

describe('the plugin', () => {
  const load = (files: Record<string, string>) =>
    contentCheck({
      siteDir: makeSite({...SITE, 'sidebars.ts': `module.exports = ${JSON.stringify(SIDEBARS)};\n`, ...files}),
      i18n: {currentLocale: 'en'},
    } as Parameters<typeof contentCheck>[0]);

  it('stops a build at a mistake, after it has told it', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(load(page('[x](./c.mdx)'))).rejects.toThrowError('The content has 1 mistake, named above.');
    expect(print).toHaveBeenCalledWith(
      '[ERROR] docs/a.mdx:5  the link to ./c.mdx leads nowhere: there is no docs/c.mdx  →  did you mean "./b.mdx"?',
    );
    print.mockRestore();
    vi.unstubAllEnvs();
  });

  it('only warns of a link to no section', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const print = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await expect(load(page('[x](#y)'))).resolves.toMatchObject({name: 'content-check'});
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
    vi.unstubAllEnvs();
  });

  it('tells npm start, and goes on', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const plugin = await load(page('[x](./c.mdx)'));
    await plugin.loadContent!();
    expect(print).toHaveBeenCalledWith(expect.stringContaining('docs/a.mdx:5  the link to ./c.mdx leads nowhere'));
    print.mockRestore();
    vi.unstubAllEnvs();
  });
});

describe('a report', () => {
  const report = {file: 'docs/a.mdx', line: 3, ...splitMessage('it is wrong; mend it; soon.')};

  it('is one line with place, problem and fix', () => {
    expect(formatReport(report)).toBe('docs/a.mdx:3  it is wrong  →  mend it; soon.');
    expect(formatReport({...report, fix: '', detail: '-a\n+b'})).toBe('docs/a.mdx:3  it is wrong\n-a\n+b');
  });

  it('is an annotation for a pull request', () => {
    expect(formatAnnotation({...report, what: '100 %\nwrong'})).toBe(
      '::error file=docs/a.mdx,line=3::100 %25%0Awrong → mend it; soon.',
    );
  });
});
