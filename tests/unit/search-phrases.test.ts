import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {beforeAll, describe, expect, it} from 'vitest';
import {enginesOf} from '../../src/search/builder/enginesOf';
import {makeFiles} from '../../src/search/builder/makeFiles';
import {readSources} from '../../src/search/builder/readSources';
import {loadStemmer} from '../../src/search/engine/stemmers';
import type {Stemmer} from '../../src/search/engine/words';
import type {Page, Section} from '../../src/search/model';
import {checkDistinct, checkFound} from '../../src/search/phrases/checkPhrases';
import {phrasesIn} from '../../src/search/phrases/phrasesIn';
import {givePhrases, readPhrases, type PagePhrases} from '../../src/search/phrases/readPhrases';
import {withoutPhrases} from '../../src/search/phrases/withoutPhrases';

const siteDir = path.resolve(__dirname, '..', '..');

const source = (...lines: string[]) => ['---', 'title: Guards', ...lines, 'description: More.', '---', '', 'Text.'].join('\n');

const messages = (problems: Error[]) => problems.map(({message}) => message);

describe('phrases in the front matter', () => {
  it('are read with their section and their line', () => {
    const text = source('search_phrases:', '  page:', '    - protect a route', '', '  recipe-async:', '    - async guard', '    - "error: no provider"');
    expect(phrasesIn(text, 'docs/guard.mdx')).toEqual([
      {text: 'protect a route', section: '', file: 'docs/guard.mdx', line: 5},
      {text: 'async guard', section: 'recipe-async', file: 'docs/guard.mdx', line: 8},
      {text: 'error: no provider', section: 'recipe-async', file: 'docs/guard.mdx', line: 9},
    ]);
  });

  it('are none without the field, or without front matter', () => {
    expect(phrasesIn(source(), 'a.mdx')).toEqual([]);
    expect(phrasesIn('search_phrases:\n  page:\n    - a\n', 'a.mdx')).toEqual([]);
  });

  it.each([
    ['a value on the line of the field', ['search_phrases: [a, b]'], 'a.mdx:3: nothing may follow'],
    ['a phrase without a section', ['search_phrases:', '  - a phrase'], 'a.mdx:4: this is no phrase. Under "search_phrases:" write'],
    ['a phrase beside its section', ['search_phrases:', '  page: a phrase'], 'a.mdx:4: this is no phrase.'],
    ['a colon that YAML would read', ['search_phrases:', '  page:', '    - error: none'], 'a.mdx:5: the phrase holds what YAML reads otherwise. Put it in quotes: "error: none".'],
    ['a quote that does not end', ['search_phrases:', '  page:', '    - "error'], 'a.mdx:5: the phrase holds what YAML reads otherwise.'],
  ])('refuse %s', (_, lines, message) => {
    expect(() => phrasesIn(source(...lines), 'a.mdx')).toThrow(message);
  });

  it('do not go to the browser with the page', async () => {
    const fileContent = source('search_phrases:', '  page:', '    - protect a route');
    const parse = withoutPhrases(({defaultParseFrontMatter, ...page}) => defaultParseFrontMatter(page));
    const {frontMatter} = await parse({filePath: 'a.mdx', fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER});
    expect(frontMatter).toEqual({title: 'Guards', description: 'More.'});
  });
});

describe('phrases and the search', () => {
  const section = (id: string, heading: string, text: string): Section => ({id, level: id ? 2 : 1, heading, kind: 'guide', text, code: '', declares: [], phrases: []});
  const pages = (): Page[] => [
    {
      path: 'docs/guard',
      title: 'Guard test bed',
      sections: [section('', 'Guard test bed', 'Runs a guard.'), section('recipe-async', 'A guard that answers later', 'It gives a promise.')],
    },
    {path: 'docs/leak', title: 'Async guard, promise, leak', sections: [section('', 'Async guard, promise, leak', 'An async guard, again and again.')]},
  ];
  const phrases = (...list: [text: string, section: string][]): PagePhrases[] => [
    {address: 'docs/guard', phrases: list.map(([text, id], index) => ({text, section: id, file: 'docs/guard.mdx', line: index + 1}))},
  ];
  let stem: Stemmer;
  beforeAll(async () => {
    stem = await loadStemmer('en');
  });

  async function engineWith(all: PagePhrases[]) {
    const read = pages();
    givePhrases(read, all);
    const files = await makeFiles(read, 'en', 'pages');
    return (await enginesOf((name) => files[name], 'en')).text;
  }

  it('find their section first, in any form and order of their words', async () => {
    const engine = await engineWith(phrases(['async guard', 'recipe-async'], ['who may enter', '']));
    const first = (query: string) => engine.search(query).hits.map(({page, section: {id}}) => `${page.path}#${id}`)[0];
    expect(first('async guard')).toBe('docs/guard#recipe-async');
    expect(first('guards async')).toBe('docs/guard#recipe-async');
    expect(first('who may enter')).toBe('docs/guard#');
    expect(first('enter')).toBe('docs/guard#');
    expect(engine.search('enter').spelling).toEqual([]);
  });

  it('find a section by the words of several of its phrases', async () => {
    const engine = await engineWith(phrases(['who may enter', 'recipe-async'], ['locked door', 'recipe-async'], ['door', '']));
    const [first] = engine.search('may somebody enter by this locked door').hits;
    expect(first!.section.id).toBe('recipe-async');
  });

  it('find an error by its message within what is pasted, unless the rest of it says much more of another section', async () => {
    const read = pages();
    read[0]!.sections.push(section('error-kind', 'The class is of the wrong kind', 'Pass another one.'));
    givePhrases(read, phrases(['is not a guard', 'error-kind']));
    const files = await makeFiles(read, 'en', 'pages');
    const {text: engine} = await enginesOf((name) => files[name], 'en');
    const first = (query: string) => engine.search(query).hits[0]!.section.id;
    expect(first('"AsyncPromise" is not a Guard')).toBe('error-kind');
    expect(first('an async promise, is not a guard, a leak')).toBe('');
    expect(first('a guard, is it async?')).not.toBe('error-kind');
  });

  it('are refused for a section or a page that is not there', () => {
    expect(messages(givePhrases(pages(), phrases(['a', 'nowhere'], ['b', ''])))).toEqual([
      'docs/guard.mdx:1: the phrase is for "nowhere", and no heading of the page has this id. Correct the key, or remove it.',
    ]);
    expect(messages(givePhrases(pages(), [{...phrases(['a', ''])[0]!, address: 'docs/gone'}]))).toEqual([
      'docs/guard.mdx:1: the phrase is for the page "docs/gone", which the search does not have.',
    ]);
  });

  it('are refused when two of them read alike', () => {
    expect(messages(checkDistinct(phrases(['mock the service', ''], ['mocking the services', 'recipe-async']), 'en', stem))).toEqual([
      'docs/guard.mdx:2: the search reads the phrase "mocking the services" as it reads "mock the service" (docs/guard.mdx:1). Keep one of them, or say in one what it is about.',
    ]);
    expect(checkDistinct(phrases(['when to use it', ''], ['when not to use it', 'recipe-async']), 'en', stem)).toEqual([]);
  });

  it('are refused when another section comes first', async () => {
    const engine = await engineWith([]);
    expect(messages(checkFound(phrases(['async guard', 'recipe-async']), engine))).toEqual([
      'docs/guard.mdx:1: the phrase "async guard" finds docs/leak# before its own section. Shorten it, or say more in it.',
    ]);
  });
});

describe.each(['en', 'fr'] as const)('the phrases of the pages (%s)', (language) => {
  it('are of headings, can be told apart, and find their sections first', async () => {
    const all = readPhrases(siteDir, language);
    const pages = readSources(siteDir, language);
    const problems = [...givePhrases(pages, all), ...checkDistinct(all, language, await loadStemmer(language))];
    const files = await makeFiles(pages, language, 'sources');
    problems.push(...checkFound(all, (await enginesOf((name) => files[name], language)).text));
    expect(messages(problems)).toEqual([]);
  });
});
