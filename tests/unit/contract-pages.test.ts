import {describe, expect, it} from 'vitest';
import {formatProblem} from '../../src/lib/content/problem';
import {parseContract} from '../../src/lib/contract';
import {checkPages, type ContractPage} from '../../checks/contract/checkPages';

const EXPORTS = "export {lampTestBed, itShouldCreateLamp, LampTestBed, LampTools} from './api';";
const API = `
/**
 * What \`switches\` offers.
 *
 * @page api/common/switches#tools
 */
interface SwitchTools {
  /**
   * Turns the light on.
   *
   * @page api/common/switches#switches-turn-on
   */
  turnOn(): void;
}

/**
 * Tools of a lamp.
 *
 * @page api/test-beds/lamp#tools
 */
export interface LampTools<T> {
  /**
   * The lamp.
   *
   * @page api/test-beds/lamp#tool-lamp
   */
  lamp: Type<T>;
  /**
   * The switches.
   *
   * @page api/common/switches#tool-switches
   */
  switches: SwitchTools;
}

/**
 * The bed of a lamp.
 *
 * @page api/test-beds/lamp#methods
 */
export interface LampTestBed<T> {
  /**
   * Wraps a test.
   *
   * @page api/test-beds/lamp#create
   */
  (assertion: (tools: LampTools<T>) => void, options?: Pick<LampTestBedOptions, 'startLit'>): void;
  /**
   * Plugs the lamp in.
   *
   * @page api/test-beds/lamp#method-plug-in
   */
  plugIn(): this;
}

/**
 * Options of a lamp.
 *
 * @page api/test-beds/lamp#options
 */
interface LampTestBedOptions {
  /**
   * Whether it is lit.
   *
   * @default true
   * @page api/test-beds/lamp#option-start-lit
   */
  startLit?: boolean;
}

/**
 * Information about a lamp.
 *
 * @page api/test-beds/lamp#recipes
 */
interface LampInfo {
  /**
   * The level.
   *
   * @page api/test-beds/lamp#info-level
   */
  level: number;
}

/**
 * Information about a switch.
 *
 * @page api/common/switches#tools
 */
interface SwitchInfo {
  /**
   * The speed.
   *
   * @page api/common/switches#info-speed
   */
  speed: number;
}

/**
 * Creates the bed of a lamp.
 *
 * @page api/test-beds/lamp#create
 */
export declare function lampTestBed<T>(lamp: T, options?: LampTestBedOptions): LampTestBed<T>;

/**
 * Checks that a lamp is created.
 *
 * @page api/test-beds/lamp#it-should-create
 */
export declare function itShouldCreateLamp<T>(lamp: T): void;
`;

const LAMP = `---
title: Lamp test bed
---

## Create the test bed {#create}

## Options {#options}

### \`startLit\` {#option-start-lit}

<OptionFacts type="boolean" default="true" />

## Tools {#tools}

### \`lamp\` {#tool-lamp}

<OptionFacts type="Type<T>" />

### \`switches\` {#tool-switches}

<OptionFacts type="SwitchTools" />

#### \`turnOn\` {#switches-turn-on}

## Options of one test {#test-options}

### \`startLit\` {#test-option-start-lit}

<OptionFacts type="boolean" />

## Chained methods {#methods}

### \`plugIn\` {#method-plug-in}

## Check the creation only {#it-should-create}

## Recipes {#recipes}

#### \`level\` {#info-level}
`;

const SWITCHES = `## Tools {#tools}

### \`switches\` {#tool-switches}

<OptionFacts type="SwitchTools" />

#### \`turnOn\` {#switches-turn-on}

#### \`speed\` {#info-speed}
`;

const contract = parseContract(EXPORTS, API);

function check(lamp: string, switches: string | null = SWITCHES): string[] {
  const pages: ContractPage[] = [{file: 'docs/api/test-beds/lamp.mdx', doc: 'api/test-beds/lamp', text: lamp}];
  if (switches !== null) {
    pages.push({file: 'docs/api/common/switches.mdx', doc: 'api/common/switches', text: switches});
  }
  return checkPages(contract, pages, 'docs').map(formatProblem);
}

/** Returns the page with a text replaced, which must exist. */
function plant(defect: string, replacement: string, page: string = LAMP): string {
  expect(page).toContain(defect);
  return page.replace(defect, replacement);
}

describe('checkPages', () => {
  it('finds no problems in pages that agree with the contract', () => {
    expect(check(LAMP)).toEqual([]);
  });

  it('reports a page that is missing', () => {
    expect(check(LAMP, null)).toEqual([
      'docs/api/common/switches.mdx:1  the page is missing  →  write it; it documents "SwitchTools", "turnOn" of "SwitchTools", the tool "switches"…',
    ]);
  });

  describe('with rows for members that another page explains', () => {
    const SECTION = '### `startLit` {#option-start-lit}\n\n<OptionFacts type="boolean" default="true" />\n';
    const row = (name: string, value: string) =>
      `| Option | Default |\n| --- | --- |\n| <SharedMember id="option-start-lit">[\`${name}\`](../common/switches.mdx#option-start-lit)</SharedMember> | ${value} |\n`;

    it('accepts a row instead of the section', () => {
      expect(check(plant(SECTION, row('startLit', '`true`')))).toEqual([]);
    });

    it('reports another default value, and none', () => {
      expect(check(plant(SECTION, row('startLit', '`false`')))).toEqual([
        'docs/api/test-beds/lamp.mdx:11  the default value of the option "startLit" is "true", but the page says "false"  →  correct the page.',
      ]);
      expect(check(plant(SECTION, row('startLit', '')))[0]).toContain('the page has none  →  correct the page.');
    });

    it('reports another name', () => {
      expect(check(plant(SECTION, row('lit', '`true`')))).toEqual([
        'docs/api/test-beds/lamp.mdx:11  the heading of #option-start-lit is "`lit`"  →  write "`startLit`".',
      ]);
    });
  });

  it('accepts the list of members instead of their sections', () => {
    expect(
      check(
        plant('### `switches` {#tool-switches}\n\n<OptionFacts type="SwitchTools" />\n', '<Members of="tools" />\n'),
      ),
    ).toEqual([]);
    expect(
      check(plant('### `lamp` {#tool-lamp}\n\n<OptionFacts type="Type<T>" />\n', '<Members of="tools" />\n'))[0],
    ).toContain('no section #tool-lamp, which documents the tool "lamp"');
  });

  it('reports an option without its section', () => {
    expect(check(plant('### `startLit` {#option-start-lit}', ''))[0]).toBe(
      'docs/api/test-beds/lamp.mdx:1  no section #option-start-lit, which documents the option "startLit"  →  ' +
        'the sections are: create, options, tools, tool-lamp, tool-switches, switches-turn-on, test-options, ' +
        'test-option-start-lit, methods, method-plug-in, it-should-create, recipes, info-level.',
    );
  });

  it.each([
    ['the factory', '## Create the test bed {#create}', 'no section #create, which documents "lampTestBed"'],
    ['the tools', '## Tools {#tools}', 'no section #tools, which documents the tools of "lampTestBed"'],
  ])('reports %s without its section', (_what, heading, message) => {
    expect(check(plant(heading, ''))[0]).toContain(`docs/api/test-beds/lamp.mdx:1  ${message}`);
  });

  it('reports a member that a common page must explain', () => {
    expect(check(LAMP, plant('#### `turnOn` {#switches-turn-on}', '', SWITCHES))).toEqual([
      'docs/api/common/switches.mdx:1  no section #switches-turn-on, which documents "turnOn" of "SwitchTools"  →  the sections are: tools, tool-switches, info-speed.',
    ]);
  });

  it('accepts members of any test bed on a common page, but nothing else', () => {
    expect(check(LAMP, `${SWITCHES}\n### \`startLit\` {#option-start-lit}\n`)).toEqual([]);
    expect(check(LAMP, `${SWITCHES}\n### \`dim\` {#option-dim}\n`)).toEqual([
      'docs/api/common/switches.mdx:11  #option-dim documents something that does not exist  →  use one of: option-start-lit.',
    ]);
  });

  it('reports facts that are missing', () => {
    expect(check(plant('<OptionFacts type="Type<T>" />', ''))).toEqual([
      'docs/api/test-beds/lamp.mdx:15  #tool-lamp has no <OptionFacts>  →  add <OptionFacts type="Type<T>"…>.',
    ]);
  });

  it('reports a type that differs', () => {
    expect(check(plant('type="Type<T>"', 'type="T"'))).toEqual([
      'docs/api/test-beds/lamp.mdx:17  the type of the tool "lamp" is "Type<T>", but the page says "T"  →  correct the page.',
    ]);
  });
});
