import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {filesIn} from '../../src/lib/content/folders';
import {textOf} from '../../src/lib/html';
import {buildDir, parsePage, readBuilt} from '../support/build';
import {select} from '../support/select';

/** Lookbehind is a syntax error in Safari before 16.4. The site supports 15.4 and later, which have cascade layers. */
const LOOKBEHIND = /\(\?<[=!]/;

/** Matches inline scripts, except for JSON data. */
const INLINE = /<script(?![^>]*json)[^>]*>([^]*?)<\/script>/g;

test('every browser with cascade layers can parse the scripts', () => {
  const files = filesIn(buildDir, /\.(?:js|html)$/);
  expect(files.length).toBeGreaterThan(200);
  const codeOf = (file: string) =>
    file.endsWith('.js') ? readBuilt(file) : [...readBuilt(file).matchAll(INLINE)].map(([, code]) => code).join('\n');
  expect(files.filter((file) => LOOKBEHIND.test(codeOf(file)))).toEqual([]);
});

test('the inline code of a page is small', () => {
  const code = textOf(select('script[data-scripts]', parsePage('docs/introduction'))!);
  expect(gzipSync(code).length).toBeLessThan(1600);
});
