import fs from 'node:fs';
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

/** Returns the channels of a color as numbers from 0 to 255, and its opacity, if it has one, from 0 to 255 as well. */
function channelsOf(hex: string): number[] {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  return digits.match(/[0-9a-f]{2}/g)!.map((pair) => parseInt(pair, 16));
}

/** Returns the channels of a color in a mode. Translucent colors lie over the background of code blocks. */
function shown(name: string, colors: Record<string, string>): number[] {
  const [opacity = 255, below] = [channelsOf(colors[name]!)[3], channelsOf(colors['code-ground']!)];
  return channelsOf(colors[name]!)
    .slice(0, 3)
    .map((channel, index) => (channel * opacity + below[index]! * (255 - opacity)) / 255);
}

/** Returns the relative luminance as defined in WCAG 2.2. */
function luminance(channels: number[]): number {
  const [red, green, blue] = channels.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: number[], b: number[]): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
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
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-strip', 'strip'],
];

/** Borders that identify a control or a state. AA requires a contrast of 3. */
const BORDERS: [string, string][] = [
  ['line-strong', 'paper'],
  ['accent', 'paper'],
];

for (const [mode, colors] of Object.entries(MODES)) {
  describe(`contrast of the tokens in ${mode} mode`, () => {
    it.each(TEXTS)('%s on %s is 4.5 or more', (ink, ground) => {
      expect(contrast(shown(ink, colors), shown(ground, colors))).toBeGreaterThanOrEqual(4.5);
    });

    it.each(BORDERS)('%s on %s is 3 or more', (line, ground) => {
      expect(contrast(shown(line, colors), shown(ground, colors))).toBeGreaterThanOrEqual(3);
    });
  });
}

it('the dark mode sets every color that the light one sets', () => {
  expect(Object.keys(colorsOf("[data-theme='dark']")).sort()).toEqual(Object.keys(light).sort());
});
