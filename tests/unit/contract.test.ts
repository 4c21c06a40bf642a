import {describe, expect, it} from 'vitest';
import {exportedNames, loadContract, parseContract, signatureOf} from '../../src/lib/contract';

const EXPORTS = "export {shelfTestBed, ShelfTestBed, ShelfTools} from './api';";
const API = `
/**
 * Options of all beds.
 *
 * @page common#options
 */
export interface BaseOptions {
  /**
   * The colour.
   *
   * @default 'red'
   * @page common#option-colour
   */
  colour?: string;
  /**
   * The size.
   *
   * @page common#option-size
   */
  size: number;
}

/**
 * Things on a shelf.
 *
 * @page common#tools
 */
interface Things<H> {
  /**
   * All of them,
   * in order.
   *
   * @page common#tool-all
   */
  all: Map<string, H> | H[];
  /**
   * The first.
   *
   * @page common#tool-first
   */
  first: H;
}

/**
 * Tools of a shelf.
 *
 * @page shelf#tools
 */
export interface ShelfTools<T> extends Omit<Things<T>, 'first'> {
  /**
   * The shelf.
   *
   * @page shelf#tool-shelf
   */
  shelf: T;
}

/**
 * The bed.
 *
 * @page shelf#methods
 */
export interface ShelfTestBed<T> {
  /**
   * Wraps a test.
   *
   * @page shelf#create
   */
  (assertion: (tools: ShelfTools<T>) => void, options?: Pick<BaseOptions, 'colour'>): void;
  /**
   * Puts one thing.
   *
   * @page shelf#method-put
   */
  put(thing: T): this;
  /**
   * Puts many things.
   *
   * @page shelf#method-put
   */
  put(things: T[]): this;
  /**
   * Not for users.
   *
   * @internal
   * @page shelf#methods
   */
  _put(): void;
}

/**
 * Creates the bed of a shelf.
 *
 * @page shelf#create
 */
export declare function shelfTestBed<T>(
  shelf: T, // the shelf
  options: BaseOptions & {
    /**
     * The kind.
     *
     * @page shelf#option-kind
     */
    kind: 'wood' | 'steel';
  },
): ShelfTestBed<T>;
/**
 * Creates the bed of several shelves.
 *
 * @page shelf#create
 */
export declare function shelfTestBed<T>(shelves: T[]): ShelfTestBed<T>;
`;

describe('parseContract', () => {
  const contract = parseContract(EXPORTS, API);

  it('lists the exports in order, separate from the other declarations', () => {
    expect(contract.exported).toEqual(['shelfTestBed', 'ShelfTestBed', 'ShelfTools']);
    expect(contract.declarations.get('ShelfTools')!.exported).toBe(true);
    expect(contract.declarations.get('BaseOptions')!.exported).toBe(false);
  });

  it('resolves inherited members and type parameters', () => {
    expect(contract.declarations.get('ShelfTools')!.members).toMatchObject([
      {name: 'all', kind: 'property', type: 'Map<string, T> | T[]', summary: 'All of them, in order.'},
      {name: 'shelf', kind: 'property', type: 'T', page: {doc: 'shelf', id: 'tool-shelf'}},
    ]);
  });

  it('collects the API of a test bed, including inline options', () => {
    const [bed] = contract.beds;
    expect(bed).toMatchObject({kind: 'shelf', factory: 'shelfTestBed', creationOnly: undefined});
    expect(bed!.options).toMatchObject([
      {name: 'colour', type: 'string', default: "'red'"},
      {name: 'size', type: 'number', default: undefined},
      {name: 'kind', type: "'wood' | 'steel'"},
    ]);
    expect(bed!.testOptions.map(({name}) => name)).toEqual(['colour']);
    expect(bed!.methods.map(({name}) => name)).toEqual(['put']);
  });

  it('refuses an export that is not declared', () => {
    expect(() => parseContract("export {nothing} from './api';", API)).toThrowError(
      '"nothing" is exported but not declared.',
    );
  });

  it('refuses a declaration without a doc comment', () => {
    expect(() => parseContract('', 'export type A = string;')).toThrowError(
      /^api\.d\.ts:1: the doc comment is missing/,
    );
  });

  it('refuses a doc comment without a page', () => {
    expect(() => parseContract('', '/** A. */\nexport type A = string;')).toThrowError(
      /^api\.d\.ts:2: "@page <document>#<heading id>" is missing/,
    );
  });

  it('refuses a file with a syntax error, with the line', () => {
    expect(() => parseContract('', '\nexport interface {')).toThrowError(/^api\.d\.ts:2: /);
  });
});

describe('signatureOf', () => {
  const contract = parseContract(EXPORTS, API);

  it('returns all overloads, without comments and without export', () => {
    expect(signatureOf('shelfTestBed', contract)).toBe(
      [
        'function shelfTestBed<T>(',
        '  shelf: T,',
        '  options: BaseOptions & {',
        "    kind: 'wood' | 'steel';",
        '  },',
        '): ShelfTestBed<T>;',
        'function shelfTestBed<T>(shelves: T[]): ShelfTestBed<T>;',
      ].join('\n'),
    );
  });

  it('omits internal members', () => {
    expect(signatureOf('ShelfTestBed', contract)).toBe(
      [
        'interface ShelfTestBed<T> {',
        "  (assertion: (tools: ShelfTools<T>) => void, options?: Pick<BaseOptions, 'colour'>): void;",
        '  put(thing: T): this;',
        '  put(things: T[]): this;',
        '}',
      ].join('\n'),
    );
  });
});

describe('the contract of the library', () => {
  const contract = loadContract();
  const named = (pattern: RegExp): string[] => exportedNames().filter((name) => pattern.test(name));

  it('has 43 exports: 17 functions, 9 beds, 9 options and 8 tools', () => {
    expect(exportedNames()).toHaveLength(43);
    expect(new Set(exportedNames()).size).toBe(43);
    expect(named(/^[a-z]/)).toHaveLength(17);
    expect(named(/^[A-Z]\w*TestBed$/)).toHaveLength(9);
    expect(named(/TestBedOptions$/)).toHaveLength(9);
    expect(named(/Tools$/)).toHaveLength(8);
  });

  it('has nine test beds, all but the router with a function that only checks the creation', () => {
    expect(contract.beds).toHaveLength(9);
    expect(contract.beds.filter(({creationOnly}) => !creationOnly).map(({kind}) => kind)).toEqual(['router']);
  });

  it('has a default value for each option, except the kind of a guard', () => {
    const without = contract.beds.flatMap(({kind, options}) =>
      options.filter((option) => option.default === undefined).map(({name}) => `${kind} ${name}`),
    );
    expect(without).toEqual(['guard type']);
  });

  it('declares nothing that no exported symbol uses', () => {
    const texts = new Map([...contract.declarations].map(([name, {signatures}]) => [name, signatures.join('\n')]));
    const reached = new Set<string>(contract.exported);
    for (const name of reached) {
      for (const [word] of texts.get(name)!.matchAll(/\w+/g)) {
        if (texts.has(word)) {
          reached.add(word);
        }
      }
    }
    expect([...texts.keys()].filter((name) => !reached.has(name))).toEqual([]);
  });
});
