import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readMarkdown, sectionsOf} from '../../src/lib/markdown';
import {readErrors} from '../../src/plugins/post-build/search/readErrors';
import {explain, isMessage} from '../../src/search/errors/explain';
import PASTED from '../search/pasted-errors.json';

const ENGLISH = readErrors('.', 'en');
const FRENCH = readErrors('.', 'fr');

const idsOf = (pasted: string) => explain(pasted, ENGLISH).map(({address}) => address.replace(/^.*#error-/, ''));
const beginningsOf = (pasted: string) => explain(pasted, ENGLISH)[0]!.lines.map((text) => text.split(/[:,]/)[0]);

describe('the errors that the pages explain', () => {
  it('are the same in both languages, each with a message and an explanation', () => {
    expect(ENGLISH.length).toBeGreaterThan(40);
    expect(FRENCH.map(({address}) => address)).toEqual(ENGLISH.map(({address}) => address));
    for (const {address, messages, lines} of [...ENGLISH, ...FRENCH]) {
      expect(messages[0], address).toBeTruthy();
      expect(lines.length, address).toBeGreaterThan(0);
    }
  });

  it('keep the items and the links of their sections', () => {
    const linesOf = (id: string) => ENGLISH.find(({address}) => address.endsWith(`#error-${id}`))!.lines;
    expect(linesOf('unknown-element')).toContainEqual({
      text: '- If the test does not need the child, [render the component without its children](docs/api/common/renderer-tools#recipe-shallow).',
    });
    expect(linesOf('unknown-pipe')[0]!.text).toContain(
      '[an unknown element](docs/getting-started#error-unknown-element)',
    );
    const texts = [...ENGLISH, ...FRENCH].flatMap(({lines}) => lines.map(({text}) => text));
    expect(texts.filter((text) => text.includes('](')).length).toBeGreaterThan(80);
    expect(texts.filter((text) => /\]\((?!(?:docs|blog)\/[\w/-]+(?:#[\w-]+)?\))/.test(text))).toEqual([]);
  });

  it('are found by the output shown in their sections', () => {
    const file = 'docs/getting-started.mdx';
    const shown = sectionsOf(readMarkdown(fs.readFileSync(file, 'utf8'), file)).flatMap(({heading, parts}) =>
      parts.flatMap((part) =>
        heading?.id.startsWith('error-') && part.kind === 'code' && part.lang === 'console'
          ? [{id: heading.id.slice('error-'.length), output: part.body}]
          : [],
      ),
    );
    expect(shown.length).toBeGreaterThan(10);
    for (const {id, output} of shown) {
      expect(idsOf(output), output).toContain(id);
    }
  });
});

describe('a pasted message', () => {
  it('is explained by the innermost message, then by its wrapper and console output; shared text is explained once', () => {
    expect(idsOf('An error was thrown in afterAll  Error: Expected no open requests, found 1: GET /a')).toEqual([
      'open-request',
      'after-all',
    ]);
    expect(
      idsOf("ERROR: 'NG0304: 'a-b' is not a known element' Page FAILED NullInjectorError: No provider for Cart!"),
    ).toEqual(['no-provider', 'unknown-element']);
    expect(idsOf("NG0303: Can't bind to 'price' since it isn't a known property of 'a-b'")).toEqual([
      'unknown-element',
    ]);
  });

  it('shows the matching cases, or else the cases for other messages', () => {
    expect(beginningsOf('NullInjectorError: No provider for HttpClient!')).toEqual([
      'The arrows lead from the class under test to the token that nothing provides',
      '- `HttpClient`',
      'If `should create` passes and only your own tests fail',
    ]);
    expect(explain('NullInjectorError: No provider for Store!', ENGLISH)[0]!.lines[1]).toMatch(
      /^- Anything else: .*\(docs\/api\/common\/base-tools#no-provider-tokens\)/,
    );
    expect(beginningsOf("Cannot read properties of undefined (reading 'parent')")).toHaveLength(2);
    expect(beginningsOf("Cannot read properties of undefined (reading 'price')")).toHaveLength(4);
  });

  it.each([
    ['runner', 'ReferenceError: jasmine is not defined'],
    ['runner', 'ReferenceError: spyOn is not defined'],
    ['runner', 'ReferenceError: expectAsync is not defined'],
    ['runner', 'Error: Invalid Chai property: toBeTrue'],
    ['runner', 'TypeError: expect(...).toHaveSize is not a function'],
    ['types', "error TS2304: Cannot find name 'jasmine'."],
    ['compiler', "error TS2307: Cannot find module 'ngx-testing-tools' or its corresponding type declarations."],
    ['injection-context', 'NG0203: toSignal() can only be used within an injection context'],
    ['required-query', 'Error: NG0951: Child query result is required but no value is available.'],
    ['unknown-element', 'Error: mat-form-field must contain a MatFormFieldControl.'],
    ['synthetic-property', 'Error: NG05105: Unexpected synthetic property @fade found. Please make sure that:'],
  ])('is explained by error-%s: %s', (id, pasted) => {
    expect(idsOf(pasted)).toEqual([id]);
  });

  it.each([
    ['error-compiler', "error TS2339: Property 'price' does not exist on type 'Receipt'."],
    ['error-chrome', 'ERROR [launcher]: Cannot start ChromeHeadless'],
  ])('shows all cases of %s, which its general text introduces, if none of them matches', (id, text) => {
    const {lines} = ENGLISH.find(({address}) => address.endsWith(`#${id}`))!;
    expect(explain(text, ENGLISH)[0]!.lines).toEqual(lines.map((line) => line.text));
  });

  it.each([
    ["error TS2306: File 'cart.ts' is not a module.", true],
    ["Argument of type 'string' is not assignable to parameter of type 'number'.", true],
    ['TypeError: this.cart.load is not a function', true],
    ['how to test a guard that is not a class', false],
    ['the service was not found and sent no requests', false],
  ])('that no page explains is distinguished from a question: %s', (text, expected) => {
    expect(explain(text, ENGLISH)).toEqual([]);
    expect(isMessage(text)).toBe(expected);
  });
});

/**
 * Identifies the entry that the tests skip, because its first explanation is the section about the cause of the error,
 * not about the error itself.
 */
const EXCEPTION = 'Expected no open requests, found 1: GET /api/notifications';

// Use only the even entries to fix the page or the matcher. The odd entries are held back, to verify that a fix is
// general.
const HALVES = {
  'to fix': PASTED.filter((_, index) => index % 2 === 0),
  'held back': PASTED.filter(({text}, index) => index % 2 === 1 && !text.includes(EXCEPTION)),
};

describe.each([
  ['en', ENGLISH],
  ['fr', FRENCH],
] as const)('what readers paste, in %s', (_language, errors) => {
  it.each(Object.entries(HALVES))('is explained by the right section, or not at all: %s', (_, entries) => {
    const firstSection = (text: string) => explain(text, errors)[0]?.address.replace(/^.*#/, '') ?? null;
    expect(entries.filter(({text, section}) => firstSection(text) !== section)).toEqual([]);
  });
});
