import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {makeContent, type Kind} from '../../scripts/support/newContent';
import {nearestAddresses} from '../../src/theme/NotFound/Content/nearestAddresses';
import {parseRegions} from '../../src/lib/samples/regions';
import {FileError} from '../../src/lib/content/problem';
import {readFrontMatter} from '../../src/lib/content/yaml';
import {readSetups, SETUPS} from '../../src/lib/samples/versions';
import {enginesOf} from '../../src/plugins/search/enginesOf';
import {makeFiles} from '../../src/plugins/search/makeFiles';
import {phrasesIn} from '../../src/plugins/search/phrases/phrasesIn';
import {contextLine} from '../../src/search/engine/contextLine';
import {marksIn} from '../../src/search/engine/marksIn';
import {readQuery} from '../../src/search/engine/query';
import {loadStemmer} from '../../src/search/engine/stemmers';
import {termsOf, type Stemmer} from '../../src/search/engine/words';
import type {Language, Page} from '../../src/search/model';
import {HOSTILE_TEXTS} from '../e2e/support/hostileTexts';

/** Arbitrary text: any characters, including lone surrogates, words that the search knows, and hostile texts. */
const word = fc.constantFrom(
  'guard',
  'Testbed',
  'emitSuccess',
  'NO_ERRORS_SCHEMA',
  '$url',
  'v3.0.2',
  'l’élève',
  'aujourd’hui',
  'not',
  'how',
  'œuvre',
  'requête',
  ...Object.values(HOSTILE_TEXTS),
);
const text = fc.oneof(
  fc.string({unit: 'binary', maxLength: 60}),
  fc.string({unit: 'grapheme', maxLength: 400}),
  fc.array(fc.integer({min: 0, max: 0xffff}), {maxLength: 40}).map((codes) => String.fromCharCode(...codes)),
  fc.array(fc.oneof(word, fc.string({maxLength: 12})), {maxLength: 30}).map((words) => words.join(' ')),
  // More words than the search reads.
  fc.array(fc.nat({max: 999}), {minLength: 30, maxLength: 60}).map((numbers) => numbers.join(' ')),
);

// A fixed seed, so that tests do not fail without a change; set FC_SEED=<number> to try other texts.
fc.configureGlobal({seed: Number(process.env.FC_SEED ?? 1)});

const LANGUAGES: Language[] = ['en', 'fr'];
const STEMMERS = {en: await loadStemmer('en'), fr: await loadStemmer('fr')};

/** Checks a property for arbitrary texts in each language. */
function forAnyText(check: (text: string, language: Language, stem: Stemmer) => void, numRuns = 300): void {
  fc.assert(
    fc.property(text, fc.constantFrom(...LANGUAGES), (any, language) => check(any, language, STEMMERS[language])),
    {
      numRuns,
      examples: Object.values(HOSTILE_TEXTS).flatMap((example) =>
        LANGUAGES.map((language): [string, Language] => [example, language]),
      ),
    },
  );
}

describe('the query parser, for any text,', () => {
  it('returns a few words of it, each with terms', () => {
    forAnyText((any, language, stem) => {
      const {groups, stopWords} = readQuery(any, language, stem);
      expect(groups.length + stopWords.length).toBeLessThanOrEqual(24);
      for (const {word: found, variants} of groups) {
        // Longer queries are truncated.
        expect(any.slice(0, 300).normalize('NFC')).toContain(found);
        expect(variants.length).toBeGreaterThan(0);
        for (const {terms, weight} of variants) {
          expect(terms.length, found).toBeGreaterThan(0);
          expect(terms, found).not.toContain(undefined);
          expect(weight).toBeGreaterThan(0);
          expect(weight).toBeLessThanOrEqual(1);
        }
      }
      expect(stopWords).not.toContain(undefined);
    });
  });
});

describe('the search, for any text,', () => {
  const pages: Page[] = Object.values(HOSTILE_TEXTS).map((name, number) => ({
    path: `docs/${number}`,
    title: number % 2 ? name : 'Guard test bed',
    sections: [
      {
        id: '',
        kind: 'guide',
        level: 1,
        heading: name,
        declares: [name],
        text: `${name}\nIt throws when a guard emits \`emitSuccess\`.`,
        code: `constructor(); ${name}`,
        phrases: [`how ${name}`],
      },
      {id: 'errors', kind: 'symbol', level: 2, heading: '`toString`', declares: [], text: name, code: '', phrases: []},
    ],
  }));

  it('returns sections with finite scores, the best first, and corrects only typed words', async () => {
    const engines = await Promise.all(
      LANGUAGES.map(async (language) => {
        const files = await makeFiles(pages, language, 'pages');
        return [language, (await enginesOf((name) => files[name], language)).text] as const;
      }),
    );
    const engineOf = new Map(engines);
    forAnyText((any, language) => {
      const {hits, unknown} = engineOf.get(language)!.search(any);
      const scores = hits.map(({score}) => score);
      expect(scores.every((score) => Number.isFinite(score) && score >= 0)).toBe(true);
      expect(scores.slice(1)).toEqual(scores.slice(1).sort((a, b) => b - a));
      expect(new Set(hits.map(({id}) => id)).size).toBe(hits.length);
      for (const {typed} of unknown) {
        expect(any.slice(0, 300).normalize('NFC')).toContain(typed);
      }
    }, 100);
  });

  it('highlights whole words of a text, and shows a line of it', () => {
    forAnyText((any, language, stem) => {
      const shown = any.normalize('NFC');
      const terms = new Set(termsOf(any.slice(0, 30), language, stem));
      let end = 0;
      for (const {from, to} of marksIn(shown, terms, language, stem)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(shown.length);
        end = to;
      }
      expect(shown).toContain(contextLine(shown, terms, language, stem).replace(/^… | …$/g, ''));
    }, 100);
  });
});

describe('the phrase parser', () => {
  const id = fc.stringMatching(/^[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,5}){0,2}$/).filter((key) => key !== 'page');
  const phrase = text.map((any) => any.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()).filter((any) => any !== '');

  it('parses any file, or reports the line of the error', () => {
    const line = fc.oneof(
      fc.constantFrom(
        'page:',
        'recipe-async:',
        '# a comment',
        '',
        '  - a phrase',
        '-',
        '  - "',
        "  - 'it''s'",
        '\t- a',
        'a: b',
      ),
      phrase.map((any) => `  - ${any}`),
      text,
    );
    let refused = 0;
    fc.assert(
      fc.property(fc.array(line, {maxLength: 12}), (lines) => {
        const source = lines.join('\n');
        const count = source.split('\n').length;
        try {
          for (const {text: found, line: number} of phrasesIn(source, 'a.yml')) {
            expect(found).not.toBe('');
            expect(number).toBeLessThanOrEqual(count);
          }
        } catch (error) {
          refused += 1;
          expect(error).toBeInstanceOf(FileError);
          expect((error as Error).message).toMatch(/^a\.yml:\d+  /);
        }
      }),
      {numRuns: 500},
    );
    expect(refused).toBeGreaterThan(10);
  });

  it('returns what was written, with both kinds of quotes', () => {
    const quoted = {double: JSON.stringify, single: (any: string) => `'${any.replaceAll("'", "''")}'`};
    fc.assert(
      fc.property(
        fc.array(fc.tuple(id, phrase, fc.constantFrom('double', 'single')), {minLength: 1, maxLength: 8}),
        (list) => {
          const source = list.map(([key, any, kind]) => `${key}:\n  - ${quoted[kind as 'double'](any)}\n`).join('');
          expect(phrasesIn(source, 'a.yml').map(({section, text: found}) => [section, found])).toEqual(
            list.map(([key, any]) => [key, any]),
          );
        },
      ),
    );
  });
});

describe('the suggestions for any address', () => {
  const names = Object.values(HOSTILE_TEXTS);
  const known = [
    'docs/introduction',
    'docs/getting-started',
    'docs/api/test-beds/guard',
    'docs/api/test-beds/guards',
    'docs/api/test-beds/guarded',
    'docs/api/test-beds/guarding',
    'blog',
    'blog/tags/hello',
    '',
    '__proto__',
    'constructor',
  ];

  it('are at most three existing addresses, without duplicates', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.webPath()), (asked) => {
        const nearest = nearestAddresses(asked, known);
        expect(nearest.length).toBeLessThanOrEqual(3);
        expect(new Set(nearest).size).toBe(nearest.length);
        expect(known).toEqual(expect.arrayContaining(nearest));
      }),
      {examples: ['docs/api/test-beds/gard', ...names].map((name) => [name])},
    );
  });

  it('start with the address itself, also with a slash, an extension or other case', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...known.filter(Boolean)),
        fc.constantFrom('', '/', '.html', '.md'),
        fc.boolean(),
        (address, ending, isLoud) => {
          expect(nearestAddresses(`${isLoud ? address.toUpperCase() : address}${ending}`, known)[0]).toBe(address);
        },
      ),
    );
  });

  it('contain the requested last segment, however long the path is', () => {
    fc.assert(
      fc.property(fc.nat({max: 5000}), (length) => {
        expect(nearestAddresses(`${'x/'.repeat(length)}introduction`, known)[0]).toBe('docs/introduction');
      }),
      {numRuns: 20},
    );
  });
});

/** An expected region and its content. */
interface Planned {
  name: string;
  content: (string | Planned)[];
}

const line = fc.oneof(
  fc.string({maxLength: 20}).map((code) => `${code.replaceAll(/[\r\n]/g, '')};`),
  word.map((code) => `'${code.replaceAll(/\s/g, ' ')}';`),
);
const {region} = fc.letrec<{region: Planned}>((tie) => ({
  region: fc.record({
    name: fc.oneof(
      fc.constantFrom('constructor', 'prototype', 'proto', 'tostring'),
      fc.stringMatching(/^[a-z0-9]{1,4}(-[a-z0-9]{1,3})?$/),
    ),
    content: fc
      .tuple(line, fc.array(fc.oneof({maxDepth: 3}, line, tie('region')), {maxLength: 4}))
      .map(([first, rest]) => [first, ...rest]),
  }),
}));

function namesIn({name, content}: Planned): string[] {
  return [name, ...content.flatMap((part) => (typeof part === 'string' ? [] : namesIn(part)))];
}

/** Returns the lines of a region, with or without the region comments. */
function write({name, content}: Planned, withMarks: boolean): string[] {
  const lines = content.flatMap((part) => (typeof part === 'string' ? [part] : write(part, withMarks)));
  return withMarks ? [`  // #region ${name}`, ...lines, `// #endregion ${name}`] : lines;
}

function flat(planned: Planned): Planned[] {
  return [planned, ...planned.content.flatMap((part) => (typeof part === 'string' ? [] : flat(part)))];
}

describe('the region parser', () => {
  it('parses any file, or reports the line of the error', () => {
    const mark = fc.constantFrom(
      '// #region',
      '// #endregion',
      '// #region a',
      '// #endregion a',
      '// #region __proto__',
      '// #region a unquoted: b',
      '// @throws x',
      '// @ts-expect-error',
      '// @ts-expect-error TS1: a',
      '\r',
      '\t',
    );
    let refused = 0;
    fc.assert(
      fc.property(fc.array(fc.oneof(mark, text), {maxLength: 12}), (lines) => {
        const source = lines.join('\n');
        const count = source.split('\n').length;
        try {
          for (const {from, to, code} of parseRegions(source, 'a.ts').values()) {
            expect(1 < from && from <= to && to < count).toBe(true);
            expect(code).not.toBe('');
          }
        } catch (error) {
          refused += 1;
          expect(error).toBeInstanceOf(FileError);
          expect((error as FileError).line).toBeGreaterThan(0);
          expect((error as FileError).line).toBeLessThanOrEqual(count);
        }
      }),
      {numRuns: 500},
    );
    expect(refused).toBeGreaterThan(10);
  });

  it('returns the code of a region, however deeply nested', () => {
    fc.assert(
      fc.property(region, (planned) => {
        const names = namesIn(planned);
        fc.pre(new Set(names).size === names.length);
        const file = write(planned, true);
        const regions = parseRegions(file.join('\n'), 'a.ts');
        expect([...regions.keys()].sort()).toEqual([...names].sort());
        for (const part of flat(planned)) {
          const {code, from, to} = regions.get(part.name)!;
          const indents = write(part, false).map((written) => /^ */.exec(written)![0].length);
          expect(code).toBe(
            write(part, false)
              .map((written) => written.slice(Math.min(...indents)))
              .join('\n'),
          );
          expect(file.slice(from - 1, to)).toEqual(write(part, true).slice(1, -1));
        }
      }),
    );
  });
});

describe('the front matter parser', () => {
  it('parses any fields with their lines, or reports the line and the fix', () => {
    const field = fc.oneof(
      fc.constantFrom(
        'title: A',
        'tags: [a',
        'a: &b 1',
        'c: *d',
        '? [x]',
        '- e',
        '\tf: 1',
        'title: A: B',
        '%YAML 3',
        '...',
      ),
      text,
    );
    let refused = 0;
    fc.assert(
      fc.property(fc.array(field, {maxLength: 8}), fc.constantFrom('\n', '\r\n'), (fields, end) => {
        const source = ['---', ...fields, '---', ''].join(end);
        const count = source.split('\n').length;
        const {values, lineOf, problem} = readFrontMatter(source);
        for (const line of [...Object.keys(values).map(lineOf), problem?.line ?? 1]) {
          expect(line).toBeGreaterThan(0);
          expect(line).toBeLessThanOrEqual(count);
        }
        if (problem) {
          refused += 1;
          expect(values).toEqual({});
          expect(problem.fix).not.toBe('');
        }
      }),
      {numRuns: 500},
    );
    expect(refused).toBeGreaterThan(10);
  });
});

describe('command line arguments', () => {
  it('create content only in the right folders, or report what is invalid', () => {
    const site: Record<string, string> = {
      'sidebars.ts': "export default {\n  docs: [\n    'introduction',\n  ],\n};\n",
      'blog/tags.yml': 'hello:\n  label: Hello\n',
      'blog/authors.yml': 'us:\n  name: Us\n',
    };
    const slug = fc.oneof(
      text,
      fc.webPath(),
      fc.stringMatching(/^[a-z0-9]{1,6}([/.-][a-z0-9]{1,6}){0,3}$/),
      fc.constantFrom('..', '../docs', 'tags', 'archive', 'constructor', '__proto__', 'con', 'a'.repeat(300)),
    );
    const made = new Set<Kind>();
    fc.assert(
      fc.property(
        fc.constantFrom<Kind>('doc', 'post', 'sample'),
        slug,
        fc.oneof(fc.constant('hello'), slug),
        fc.oneof(fc.constant('us'), text),
        (kind, name, tag, author) => {
          const addresses = new Set(['blog/tags', 'blog/archive']);
          try {
            const files = makeContent({kind, slug: name, tag, author, date: '2026-01-31', addresses}, (file) =>
              Object.hasOwn(site, file) ? site[file]! : null,
            );
            made.add(kind);
            for (const file of Object.keys(files)) {
              expect(file).toMatch(/^(docs|blog|i18n|samples)\/[\w./-]+$|^sidebars\.ts$/);
              expect(file.split('/')).not.toContain('..');
            }
          } catch (error) {
            const {name: kindOfError, message} = error as Error;
            expect([kindOfError, message]).toEqual([
              'Error',
              expect.stringMatching(/; (choose|write|use|leave|did you)|declared/),
            ]);
          }
        },
      ),
      {numRuns: 1000},
    );
    expect([...made].sort()).toEqual(['doc', 'post', 'sample']);
  });

  it('select setups of Angular for the samples, or report the existing ones', () => {
    const known = SETUPS.map(({name}) => name);
    fc.assert(
      fc.property(
        fc.array(fc.oneof(text, fc.constantFrom(...known, 'all', '18,19', '18,')), {maxLength: 4}),
        (values) => {
          try {
            const names = readSetups(values).map(({name}) => name);
            expect(names.length).toBeGreaterThan(0);
            expect(known).toEqual(expect.arrayContaining(names));
          } catch (error) {
            expect((error as Error).message).toMatch(/^--angular [\s\S]*: the samples run on 16, 17, /);
          }
        },
      ),
    );
  });
});
