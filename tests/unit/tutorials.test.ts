import fs from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';
import {expect, it} from 'vitest';
import {checkSamples} from '../../checks/samples/check';
import {checkTranslations} from '../../checks/translations/check';
import {checkInterfaceStrings} from '../../checks/translations/interfaceStrings';
import {addToSidebar, makeContent, type Files} from '../../scripts/support/newContent';
import {CONTENT_FOLDERS, filesIn, type Language} from '../../src/lib/content/folders';
import {formatProblem, type Problem} from '../../src/lib/content/problem';
import {hashOf, recordHash} from '../../src/lib/content/sourceHash';
import {readMarkdown, type Code} from '../../src/lib/markdown';
import {checkContent} from '../../src/plugins/content-check/checkContent';
import {makeSite} from './support/site';

const read = (file: string) => fs.readFileSync(file, 'utf8');

const FRENCH_DOCS = CONTENT_FOLDERS.docs.fr;
const FRENCH_BLOG = CONTENT_FOLDERS.blog.fr;
const PRICES = 'docs/api/common/prices.mdx';
const FRENCH_PRICES = `${FRENCH_DOCS}/api/common/prices.mdx`;
const SPEC = 'samples/pages/api/common/prices.spec.ts';
const POST = 'blog/stock-label.mdx';
const FRENCH_POST = `${FRENCH_BLOG}/stock-label.mdx`;
const SCRATCH = 'docs/scratch.mdx';

const tutorials = (language: Language) =>
  filesIn(CONTENT_FOLDERS.docs[language], /^tutorial-.*\.mdx$/).map(
    (name) => `${CONTENT_FOLDERS.docs[language]}/${name}`,
  );

const fencesOf = (page: string) =>
  readMarkdown(read(page), page).parts.filter((part): part is Code => part.kind === 'code');

/** Returns the content that the English tutorials give for a file. */
const written = (file: string) =>
  tutorials('en')
    .flatMap(fencesOf)
    .find(({lang, meta}) => lang !== 'diff' && meta.includes(`title="${file}`))!.body + '\n';

type Changes = Record<string, string | null>;

/** The site after a reader has followed the tutorials, reduced to what the checks need. */
const SITE: Files = {
  [PRICES]: written(PRICES),
  [FRENCH_PRICES]: recordHash(FRENCH_PRICES, written(FRENCH_PRICES), hashOf(written(PRICES))),
  [SPEC]: read('samples/pages/tutorial-basics/create-a-document/prices.spec.ts')
    .replace(/^\/\/ #(?:end)?region .*\n/gm, '')
    .replace(/^describe[^]*\}\);\n/m, '// #region pounds\n$&// #endregion pounds\n'),
  [POST]: written(POST),
  [FRENCH_POST]: recordHash(FRENCH_POST, written(FRENCH_POST), hashOf(written(POST))),
  'blog/tags.yml': read('blog/tags.yml') + written('blog/tags.yml'),
  ...Object.fromEntries(
    [
      'blog/authors.yml',
      'samples/contract/index.d.ts',
      'samples/contract/api.d.ts',
      'samples/contract/aliases.d.ts',
      'samples/blog/welcome.spec.ts',
      'i18n/glossary.json',
      'static/img/logo.svg',
    ].map((file) => [file, read(file)]),
  ),
  'i18n/untranslated.json': '[]',
  // Only the headings and lists, because links can lead to them.
  'docs/api/test-beds/pipe.mdx': read('docs/api/test-beds/pipe.mdx')
    .match(/^#.*$|^<Members .*$/gm)!
    .join('\n\n'),
};

/**
 * Returns the problems that a check reports after some files have been changed, or deleted if their content is `null`.
 */
async function messagesOf(
  check: (folder: string) => Problem[] | Promise<Problem[]>,
  changes: Changes,
): Promise<string[]> {
  const files = Object.entries({...SITE, ...changes}).flatMap(([file, text]) => (text === null ? [] : [[file, text]]));
  const problems = await check(makeSite(Object.fromEntries(files) as Files));
  return problems.map((problem) => formatProblem({...problem, detail: ''}));
}

const samples = (folder: string) => checkSamples(folder, ['pipeTestBed']).filter(({isWarning}) => !isWarning);
const content = (folder: string) => checkContent(folder, 'en');
const translations = (folder: string) => checkTranslations(folder);

const edit = (file: string, from: string, to: string) => {
  expect(SITE[file] ?? read(file)).toContain(from);
  return {[file]: (SITE[file] ?? read(file)).replaceAll(from, to)};
};
const scratch = (line: string) => ({[SCRATCH]: written(SCRATCH).replace(/\S.*\n$/, `${line}\n`)});

/** Returns what the checks print about each mistake that a tutorial shows. */
async function printed(): Promise<string[][]> {
  const made = makeContent({kind: 'doc', slug: 'api/common/prices', tag: '', author: '', date: ''}, (file) =>
    file in SITE ? null : read(file),
  );
  const sidebars = await prettier.format(addToSidebar(read('sidebars.ts'), 'api/common/prices'), {
    ...(await prettier.resolveConfig('sidebars.ts')),
    parser: 'typescript',
  });
  const introduction = read('docs/introduction.mdx');
  const frenchIntroduction = `${FRENCH_DOCS}/introduction.mdx`;
  return Promise.all([
    // create-a-page. The first message is hard-coded, because running Oxlint here would take too long.
    Promise.resolve([
      `src/pages/colophon.tsx:${written('src/pages/colophon.tsx').split('<Link to')[0]!.split('\n').length}  All text labels in JSX should be wrapped by translate calls (@docusaurus(no-untranslated-text))`,
    ]),
    messagesOf((folder) => checkInterfaceStrings(folder, path.join(folder, 'complete')), {
      'complete/code.json': '{"colophon.more": {"message": "Read how it works"}}',
      'i18n/fr/code.json': '{}',
    }),
    // create-a-document
    messagesOf(samples, {[PRICES]: made[PRICES]!, [FRENCH_PRICES]: made[FRENCH_PRICES]!}),
    messagesOf(samples, edit(PRICES, '#pounds', '#pound')),
    messagesOf(
      samples,
      edit(
        PRICES,
        '```ts sample="pages/api/common/prices.spec.ts#pounds" title="price.pipe.spec.ts" {5}',
        '```ts\npipeTestBed(PricePipe)',
      ),
    ),
    messagesOf(translations, {[FRENCH_PRICES]: null}),
    messagesOf(translations, edit(FRENCH_PRICES, '{#currency}', '{#devise}')),
    messagesOf(content, {
      'sidebars.ts': sidebars.replace('api/common/prices', 'api/common/price'),
    }),
    messagesOf(content, edit(PRICES, '../test-beds/pipe.mdx', '../test-beds/pipes.mdx')),
    messagesOf(content, edit(PRICES, '../test-beds/pipe.mdx', '/docs/price')),
    messagesOf(content, edit(PRICES, 'pipe.mdx', 'pipe.mdx#nowhere')),
    // create-a-blog-post
    messagesOf(content, {'blog/tags.yml': read('blog/tags.yml')}),
    messagesOf(content, edit(POST, '[ngx-testing-tools]', '[nobody]')),
    messagesOf(content, edit(POST, '{/* truncate */}', '')),
    messagesOf(translations, edit(FRENCH_POST, '[hello, pipe]', '[hello]')),
    // markdown-features
    messagesOf(content, scratch('A Type<any> needs backticks.')),
    messagesOf(content, scratch('![The logo](/img/logos.svg)')),
    messagesOf(samples, scratch('```ts sample="blog/welcome.spec.ts#first-sample"\nx\n```')),
    // manage-docs-versions
    messagesOf(samples, {
      'docs/introduction.mdx': introduction,
      ...edit('samples/pages/introduction.spec.ts', 'region with-test-bed\n', 'region with-test-bed-renamed\n'),
    }).then((messages) => messages.map((message) => message.replace('docs/', 'versioned_docs/version-3.0/'))),
    // translate-your-site
    messagesOf(translations, {
      'docs/introduction.mdx': `${introduction}\nThere is nothing to configure.\n`,
      [frenchIntroduction]: recordHash(frenchIntroduction, read(frenchIntroduction), hashOf(introduction)),
    }),
    messagesOf(
      translations,
      edit(
        FRENCH_PRICES,
        '```ts sample="pages/api/common/prices.spec.ts#pounds" title="price.pipe.spec.ts" {5}\n```\n',
        '',
      ),
    ),
    messagesOf(translations, edit(FRENCH_PRICES, 'Une autre devise', 'Another currency')),
    messagesOf(translations, edit(FRENCH_PRICES, 'Banc de test de pipe', 'Test bed de pipe')),
    messagesOf(translations, edit(FRENCH_PRICES, 'et y ajoute la devise', "et l'écrit avec la devise")),
  ]);
}

/** Returns the messages in the fences of a tutorial, from the file and line to the end of the line. */
const quotesOf = (page: string) =>
  fencesOf(page)
    .filter(({lang}) => lang === 'text')
    .flatMap(({body}) => body.match(/[\w./-]+:(?:\d+|…) {2}\S.*$/gm) ?? []);

it("the tutorials quote the checks' actual messages for each mistake that they show", async () => {
  const mistakes = await printed();
  for (const language of ['en', 'fr'] as const) {
    const quotes = tutorials(language).flatMap(quotesOf);
    const isPrinted = (quote: string, line: string) => new RegExp(`^${patternOf(quote)}$`).test(line);
    expect(quotes.filter((quote) => !mistakes.flat().some((line) => isPrinted(quote, line)))).toEqual([]);
    expect(mistakes.filter((lines) => !lines.some((line) => quotes.some((quote) => isPrinted(quote, line))))).toEqual(
      [],
    );
  }
});

/** An ellipsis matches any text. */
function patternOf(quote: string): string {
  return quote.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('…', '.*');
}
