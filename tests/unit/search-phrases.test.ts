import {describe, expect, it} from 'vitest';
import type {Page} from '../../src/search/model';
import {checkPhrases} from '../../src/plugins/post-build/search/phrases/checkPhrases';
import {phrasesIn} from '../../src/plugins/post-build/search/phrases/phrasesIn';
import {assignPhrases, type PagePhrases} from '../../src/plugins/post-build/search/phrases/readPhrases';
import {engineOf, section} from './support/engine';

const lines = (...list: string[]) => list.join('\n');

const messages = (problems: Error[]) => problems.map(({message}) => message);

describe('the phrases of a page', () => {
  it('are parsed with their section and their line', () => {
    const text = lines(
      '# What readers ask.',
      'page:',
      '  - protect a route',
      '',
      'recipe-async:',
      '  - async guard',
      '  - "error: no provider"',
      "  - 'it''s async'",
    );
    expect(phrasesIn(text, 'guard.yml')).toEqual([
      {text: 'protect a route', section: '', file: 'guard.yml', line: 3},
      {text: 'async guard', section: 'recipe-async', file: 'guard.yml', line: 6},
      {text: 'error: no provider', section: 'recipe-async', file: 'guard.yml', line: 7},
      {text: "it's async", section: 'recipe-async', file: 'guard.yml', line: 8},
    ]);
  });

  it.each([
    ['a phrase without a section', ['- a phrase'], 'a.yml:1  this is not a phrase. Write "page:" or "<heading id>:"'],
    ['a colon without quotes', ['page:', '  - error: none'], 'a.yml:2  this is not a phrase. '],
    ['a quote that does not end', ['page:', '  - "error'], 'a.yml:2  this is not valid YAML: Missing closing "quote. '],
  ])('are rejected because of %s', (_, source, message) => {
    expect(() => phrasesIn(lines(...source), 'a.yml')).toThrow(message);
  });
});

describe('phrases and the search', () => {
  const pages = (): Page[] => [
    {
      path: 'docs/guard',
      title: 'Guard test bed',
      sections: [
        section('', 1, 'Guard test bed', 'Runs a guard.'),
        section('recipe-async', 2, 'A guard that answers later', 'It gives a promise.'),
      ],
    },
    {
      path: 'docs/leak',
      title: 'Async guard, promise, leak',
      sections: [section('', 1, 'Async guard, promise, leak', 'An async guard, again and again.')],
    },
  ];
  const phrases = (...list: [text: string, section: string][]): PagePhrases[] => [
    {
      address: 'docs/guard',
      phrases: list.map(([text, id], index) => ({text, section: id, file: 'docs/guard.mdx', line: index + 1})),
    },
  ];
  function engineWith(all: PagePhrases[]) {
    const read = pages();
    assignPhrases(read, all);
    return engineOf(read);
  }

  it('find their section first, with their words in any form and order', async () => {
    const engine = await engineWith(phrases(['async guard', 'recipe-async'], ['who may enter', '']));
    const first = (query: string) => engine.search(query).hits.map(({page, section: {id}}) => `${page.path}#${id}`)[0];
    expect(first('async guard')).toBe('docs/guard#recipe-async');
    expect(first('guards async')).toBe('docs/guard#recipe-async');
    expect(first('who may enter')).toBe('docs/guard#');
    expect(first('enter')).toBe('docs/guard#');
    expect(engine.search('enter').unknown).toEqual([]);
  });

  it('find a section by the words of several of its phrases', async () => {
    const engine = await engineWith(
      phrases(['who may enter', 'recipe-async'], ['locked door', 'recipe-async'], ['door', '']),
    );
    const [first] = engine.search('may somebody enter by this locked door').hits;
    expect(first!.section.id).toBe('recipe-async');
  });

  it('are rejected if two of them have the same words', async () => {
    const all = phrases(['mock the service', ''], ['mocking the services', 'recipe-async']);
    expect(messages(checkPhrases(all, await engineWith(all)))).toEqual([
      'docs/guard.mdx:1  the phrase "mock the service" finds docs/guard#recipe-async before its own section. Shorten it, or make it more specific.',
    ]);
    const distinct = phrases(['when to use it', ''], ['when not to use it', 'recipe-async']);
    expect(checkPhrases(distinct, await engineWith(distinct))).toEqual([]);
  });

  it('are rejected if another section comes first', async () => {
    const engine = await engineWith([]);
    expect(messages(checkPhrases(phrases(['async guard', 'recipe-async']), engine))).toEqual([
      'docs/guard.mdx:1  the phrase "async guard" finds docs/leak# before its own section. Shorten it, or make it more specific.',
    ]);
  });

  it('are rejected when another section has the same phrase', () => {
    const repeated = phrases(['async guard', 'recipe-async'], ['who may enter', ''], ['Async guard', '']);
    expect(messages(assignPhrases(pages(), repeated))).toEqual([
      expect.stringContaining('docs/guard.mdx:3  the phrase "Async guard" is already in docs/guard.mdx:1'),
    ]);
  });
});
