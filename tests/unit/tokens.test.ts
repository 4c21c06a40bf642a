import fs from 'node:fs';
import {commons} from 'axe-core';
import {describe, expect, it} from 'vitest';

const css = fs.readFileSync('src/css/tokens.css', 'utf8');

/** Returns the colors that a block of the token file declares. */
function colorsOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n  }', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{3,8});/g)].map(([, name, value]) => [name!, value!]),
  );
}

const light = colorsOf(':root');
const MODES = {light, dark: {...light, ...colorsOf("[data-theme='dark']")}};

interface AxeColor {
  parseString: (css: string) => AxeColor;
}

/** The color functions of axe-core, which it exports without types. */
const {Color, flattenColors, getContrast} = (
  commons as unknown as {
    color: {
      Color: new () => AxeColor;
      flattenColors: (color: AxeColor, below: AxeColor) => AxeColor;
      getContrast: (one: AxeColor, other: AxeColor) => number;
    };
  }
).color;

/** Returns a color as displayed in a mode, with translucent colors over the background of code blocks. */
function shown(name: string, colors: Record<string, string>): AxeColor {
  const [color, below] = [name, 'code-ground'].map((one) => new Color().parseString(colors[one]!)) as [
    AxeColor,
    AxeColor,
  ];
  return flattenColors(color, below);
}

const GROUNDS = ['paper', 'paper-sunk', 'paper-raised'];
const CODE = ['plain', 'comment', 'keyword', 'string', 'number', 'function', 'type'].map((role) => `code-${role}`);

/** Pairs of text and background colors. AA requires a contrast of 4.5. */
const TEXTS: [string, string][] = [
  ...['ink-strong', 'ink', 'ink-muted', 'accent', 'accent-strong'].flatMap((ink) =>
    GROUNDS.map((ground): [string, string] => [ink, ground]),
  ),
  ...CODE.flatMap((ink): [string, string][] => [
    [ink, 'code-ground'],
    [ink, 'code-mark'],
  ]),
  ...['pass', 'fail', 'caution', 'note'].flatMap((status): [string, string][] => [
    [status, 'paper'],
    [status, `${status}-soft`],
    ['ink', `${status}-soft`],
    ['ink-strong', `${status}-soft`],
  ]),
  ['accent', 'accent-soft'],
  ['ink-strong', 'accent-soft'],
  ['on-accent', 'accent-fill'],
  ['on-strip', 'strip'],
];

/** Borders that identify a control or a state. AA requires a contrast of 3. */
const BORDERS: [string, string][] = [
  ['line-strong', 'paper'],
  ['accent', 'paper'],
  ['accent-fill', 'paper'],
];

for (const [mode, colors] of Object.entries(MODES)) {
  describe(`contrast of the tokens in ${mode} mode`, () => {
    it.each(TEXTS)('%s on %s is 4.5 or more', (ink, ground) => {
      expect(getContrast(shown(ink, colors), shown(ground, colors))).toBeGreaterThanOrEqual(4.5);
    });

    it.each(BORDERS)('%s on %s is 3 or more', (line, ground) => {
      expect(getContrast(shown(line, colors), shown(ground, colors))).toBeGreaterThanOrEqual(3);
    });
  });
}

it('the dark mode sets exactly the colors that the light mode sets', () => {
  expect(Object.keys(colorsOf("[data-theme='dark']")).sort()).toEqual(Object.keys(light).sort());
});
