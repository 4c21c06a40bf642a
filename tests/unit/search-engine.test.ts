import {describe, expect, it} from 'vitest';
import {contextLine} from '../../src/search/engine/contextLine';
import {marksIn, type Terms} from '../../src/search/engine/marksIn';
import type {Page} from '../../src/search/model';
import {nearest} from '../../src/search/engine/spelling';
import {loadAnalyzer} from '../../src/search/engine/analyzer';
import {engineOf, section} from './support/engine';

const PAGES: Page[] = [
  {
    path: 'docs/api/test-beds/guard',
    title: 'Guard test bed',
    sections: [
      section('', 1, 'Guard test bed', 'Runs a guard as the router would, before access.'),
      section('recipe-return-url', 3, 'Redirect, and come back afterwards', 'A guard gives a UrlTree.'),
    ],
  },
  {
    path: 'docs/api/common/http',
    title: 'HTTP testing tools',
    sections: [
      section('', 1, 'HTTP testing tools', 'The request is answered by the test.'),
      section('tools', 2, 'Tools'),
      section('tool-http', 3, '`http`'),
      section('http-emit-success-response', 4, '`emitSuccessResponse`', 'Answers one request.'),
      section('http-emit-error-response', 4, '`emitErrorResponse`', 'Makes one request fail.'),
    ],
  },
  {
    path: 'blog/welcome',
    title: 'Welcome',
    sections: [section('', 1, 'Welcome', 'About guards, and about emitSuccessResponse.')],
  },
];

const analyzer = await loadAnalyzer('en');
const typed = (...terms: string[]): Terms => ({typed: new Set(terms), synonyms: new Set()});
const engine = await engineOf(PAGES);
const best = (query: string) => {
  const [hit] = engine.search(query).hits;
  return hit && `${hit.page.path}#${hit.section.id}`;
};

describe('the engine', () => {
  const success = 'docs/api/common/http#http-emit-success-response';

  it.each([
    ['the whole identifier', 'emitSuccessResponse', success],
    ['its beginning', 'emitSucc', success],
    ['its end', 'successResponse', success],
    ['its words', 'emit success', success],
    ['its qualified name', 'http.emitSuccessResponse', success],
    ['a word of the text', 'fail', 'docs/api/common/http#http-emit-error-response'],
    ['swapped letters', 'gaurd', 'docs/api/test-beds/guard#'],
    ['a misspelled name whose parts are words of other sections', 'emitAccessResponse', success],
    ['the words of an id', 'returnUrl', 'docs/api/test-beds/guard#recipe-return-url'],
    ['a question', 'how do I test a guard?', 'docs/api/test-beds/guard#'],
  ])('finds a section by %s', (_, query, expected) => {
    expect(best(query)).toBe(expected);
  });

  it('puts the section that documents a symbol first', async () => {
    const named = await engineOf([
      {
        path: 'docs/api/test-beds/guard',
        title: 'Guard test bed',
        sections: [
          section('', 1, 'Guard test bed', 'detect detect'),
          section('start', 2, '`startDetect`, and when to detect', 'detect'),
          section('detect', 2, '`detect`'),
          {...section('create', 2, 'Create the test bed'), declares: ['guardTestBed']},
        ],
      },
    ]);
    const first = (query: string) => named.search(query).hits[0]!.section.id;
    expect(['detect', 'guardTestBed'].map(first)).toEqual(['detect', 'create']);
  });

  it('puts the page about a subject before the section with that name', async () => {
    const pages = structuredClone(PAGES);
    pages[0]!.sections.push(section('tool-guard', 3, '`guard`', 'The guard.'));
    const named = await engineOf(pages);
    expect(['guard', 'guards'].map((query) => named.search(query).hits[0]!.section.id)).toEqual(['', '']);
  });

  it('puts a page about testing before a tutorial for authors of the site', async () => {
    const sections = [section('', 1, 'Translation')];
    const pages = ['docs/tutorial-extras/a', 'docs/api/b'].map((path) => ({path, title: 'Translation', sections}));
    const mixed = await engineOf(pages);
    expect(mixed.search('translation').hits.map(({page}) => page.path)).toEqual([
      'docs/api/b',
      'docs/tutorial-extras/a',
    ]);
  });

  it('knows the kind of a section', () => {
    const kind = (query: string) => engine.search(query).hits[0]?.kind;
    expect([kind('emitSuccessResponse'), kind('returnUrl')]).toEqual(['symbol', 'guide']);
  });

  it.each([
    ['replaces a misspelled word', 'gaurd', {similar: 'guard', isCorrected: true}],
    ['suggests a word for a short one that differs by a letter', 'guerd', {similar: 'guard', isCorrected: false}],
    ['ignores a word that is on no page', 'cypress', {similar: null, isCorrected: false}],
  ])('%s, and says so', (_, typed, expected) => {
    expect(engine.search(typed).unknown).toEqual([{typed, ...expected}]);
    expect(engine.search(`${typed} guard`).hits.map(({id}) => id)).toEqual(
      engine.search('guard').hits.map(({id}) => id),
    );
  });

  it('finds nothing if the remaining words are in most sections', async () => {
    const pages = structuredClone(PAGES);
    pages.flatMap(({sections}) => sections).forEach((one) => (one.text += ' A test.'));
    const text = await engineOf(pages);
    expect(text.search('testing').hits).not.toEqual([]);
    expect(text.search('cypress testing')).toEqual({
      hits: [],
      unknown: [{typed: 'cypress', similar: null, isCorrected: false}],
    });
    expect(text.search('cypress guard test').hits).not.toEqual([]);
  });

  it('corrects nothing while only titles and headings are loaded', () => {
    expect(engine.search('gaurd', false)).toEqual({hits: [], unknown: []});
  });

  it('searches only headings for a query of stop words', () => {
    expect(engine.search('what about cypress and Cypress').hits).toEqual([]);
    expect(engine.search('and').hits.map(({section}) => section.id)).toEqual(['recipe-return-url']);
  });

  it('ranks a section higher if its heading consists of exactly the words of the query', async () => {
    const sections = [
      section('', 1, 'Lamps'),
      section('a', 2, 'Test a lamp'),
      section('b', 2, 'Test a lamp, a mug and a stock'),
      section('c', 2, 'Lamp on a shelf'),
    ];
    const lamps = await engineOf([{path: 'docs/lamps', title: 'Lamps', sections}]);
    const first = (query: string) => lamps.search(query).hits[0]?.section.id;
    expect(first('a lamp: how to test?')).toBe('a');
    expect(first('test the stock, the mug, the lamp')).toBe('b');
  });

  it('marks the synonyms of a word only in sections that do not show the word itself', async () => {
    const sections = [
      section('', 1, 'Shelf'),
      section('a', 2, 'Press the lamp', 'Press or click.'),
      section('b', 2, 'Click the lamp', 'Click.'),
    ];
    const shelf = await engineOf([{path: 'docs/shelf', title: 'Shelf', sections}]);
    const terms = new Map(shelf.search('press').hits.map((hit) => [hit.section.id, hit.terms]));
    expect(terms.get('a')).toEqual(typed('press'));
    expect(terms.get('b')!.synonyms).toContain('click');
  });

  it.each([
    ['en', 'spy', 'Stubs and a fake, but `fakeAsync`, `FAKE_CLOCK` and `emitFakeSuccessResponse`', ['Stubs', 'fake']],
    ['en', 'fakes', 'Fakes, `fakeAsync` and a mock', ['Fakes', 'fakeAsync']],
    ['en', 'Success', 'A `emitFakeSuccessResponse` succeeds', ['emitFakeSuccessResponse']],
    ['en', 'access', 'A read-only field, but not `app-read`', ['read']],
    ['fr', 'espion', 'Des doublures, une doublure d’API, mais `stubResponse` et `mockDate`', ['doublures', 'doublure']],
    ['fr', 'espions', 'Un espion, des bouchons', ['espion']],
    ['fr', 'outils', '`ngx-testing-tools` a des tools', ['tools']],
    ['fr', 'fournir', 'Passez-le', ['Passez']],
    ['fr', 'réponse', 'Répondre : `emitResponse` renvoie une vraie response', ['Répondre', 'response']],
    // No page contains the synonym `props`.
    ['fr', 'inputs', 'Les parameters proposés', []],
  ] as const)(
    'marks whole words as synonyms, and parts of identifiers only if typed (%s: %s)',
    async (language, query, text, expected) => {
      const pages = [{path: 'docs/a', title: 'A', sections: [section('', 1, 'A', text), section('b', 2, 'B', query)]}];
      const own = await loadAnalyzer(language);
      const {hits} = (await engineOf(pages, language)).search(query);
      const marks = marksIn(text, hits.find(({id}) => id === 0)!.terms!, own);
      expect(marks.map(({from, to}) => text.slice(from, to))).toEqual(expected);
    },
  );
});

describe('a result', () => {
  it('highlights words by their terms, including identifiers', () => {
    const text = 'A request: emitSuccessResponse answers requests.';
    const marks = marksIn(text, typed('request', 'emitsuccessrespons', 'success'), analyzer);
    expect(marks.map(({from, to}) => text.slice(from, to))).toEqual(['request', 'emitSuccessResponse', 'requests']);
  });

  it('shows the line with the most matching words', () => {
    const text = 'Type\nA line about something else entirely, no more.\nHere the guard meets its request, at last.';
    expect(contextLine(text, typed('guard', 'request'), analyzer)).toBe('Here the guard meets its request, at last.');
  });

  it('shows the line after a label', () => {
    const text = 'Before it.\nguard\nRenders nothing, so the test starts sooner.';
    expect(contextLine(text, typed('guard'), analyzer)).toBe('guard · Renders nothing, so the test starts sooner.');
  });

  it('shortens a long line at word boundaries around the match', () => {
    const line = contextLine(`${'before '.repeat(60)}guard${' after'.repeat(60)}`, typed('guard'), analyzer);
    expect(line).toMatch(/^… before .*guard.* after …$/);
    expect(line.length).toBeLessThan(170);
  });
});

describe('spelling', () => {
  it('corrects neither a short word nor the name of another tool', () => {
    expect(nearest('rx', ['tx'])).toEqual([]);
    expect(nearest('nock', ['not', 'lock'])).toEqual([]);
    expect(nearest('cookie', ['compile', 'copies'])).toEqual([]);
  });

  it.each([
    ['clock', 'click', false],
    ['chai', 'chain', false],
    ['tets', 'test', true],
    ['ruote', 'route', true],
    ['gard', 'guard', true],
    ['cost', 'const', false],
    ['past', 'paste', false],
    ['compinent', 'component', true],
  ])('treats “%s” as a typo of “%s”: %s', (typed, term, isLikely) => {
    expect(nearest(typed, [term])).toEqual([{term, mistakes: 1, isLikely}]);
  });
});
