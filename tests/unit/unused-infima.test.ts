import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {dropUnused} from '../../src/plugins/unused-infima/dropUnused';
import {wordsIn} from '../../src/plugins/unused-infima/words';

const INFIMA = '/site/node_modules/infima/dist/css/default/default.css';

/** What is left of a style sheet when these words are named. */
function left(css: string, words: string[], from = INFIMA): string {
  return postcss([dropUnused(new Set(words))]).process(css, {from}).css;
}

describe('what is left of Infima', () => {
  it('are the rules whose classes are all named', () => {
    const css = '.card {a: b} .card__body {a: b} .card .pills {a: b} p {a: b}';
    expect(left(css, ['card'])).toBe('.card {a: b} p {a: b}');
  });

  it('is nothing of several rules in a row, wherever they stand', () => {
    expect(left('.a {b: c} .b {b: c} .c {b: c} @media print {.d {b: c} .e {b: c} p {b: c}}', [])).toBe('@media print { p {b: c}}');
  });

  it('are the selectors of a rule that are needed', () => {
    expect(left('.card, .pills, .card:not(.pills--block) {a: b}', ['card'])).toBe('.card, .card:not(.pills--block) {a: b}');
  });

  it('are the properties that something needs', () => {
    const css = ':root {--a: var(--b); --b: 1; --c: var(--d); --d: 2; --e: 3; --f: 4} p {x: var(--a)}';
    expect(left(css, ['--e'])).toBe(':root {--a: var(--b); --b: 1; --e: 3} p {x: var(--a)}');
  });

  it('is all of a style sheet of the site', () => {
    expect(left('.card {--a: 1}', [], '/site/src/css/base.css')).toBe('.card {--a: 1}');
  });
});

describe('the words of the site', () => {
  it('are those of pages and components, and the properties that a style sheet uses', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'words-'));
    fs.mkdirSync(path.join(folder, 'guides'));
    fs.writeFileSync(path.join(folder, 'guides/page.mdx'), '<div className="card card--full-height" />');
    fs.writeFileSync(path.join(folder, 'style.css'), '.pills {--a: var(--b, var( --c))}');
    fs.writeFileSync(path.join(folder, 'logo.svg'), 'hero');
    expect([...wordsIn([folder])].sort()).toEqual(['--b', '--c', 'card', 'card--full-height', 'className', 'div']);
    fs.rmSync(folder, {recursive: true});
  });
});
