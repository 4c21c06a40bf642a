import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {BUDGETS, FONT_BUDGET} from '../../benchmarks/budgets';
import {kindOf, KINDS, type Kind} from '../../benchmarks/lib/kinds';
import {filesIn} from '../../src/lib/content/folders';
import {buildDir, parsePage, readBuilt} from '../support/build';
import {selectAll} from '../support/select';

/** What a closed `<details>` element hides. */
const FOLDED = 'details:not([open]) > :not(summary)';

test('every page stays within the limits of its kind', () => {
  const seen = new Map<Kind, number>();
  for (const file of filesIn(buildDir, /\.html$/)) {
    const html = readBuilt(file);
    const kind = kindOf(file);
    if (kind) {
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      const shown = selectAll(`*:not(${FOLDED}, ${FOLDED} *)`, parsePage(file.replace(/\.html$/, '')));
      expect.soft(shown.length, `elements of ${file}`).toBeLessThanOrEqual(BUDGETS[kind].elements);
      expect.soft(gzipSync(html).length, `bytes of ${file}`).toBeLessThanOrEqual(BUDGETS[kind].html * 1000);
    }
  }
  expect([...seen.keys()].sort(), 'kinds of pages').toEqual([...KINDS].sort());
});

test('the font arrives in the first round trip of its connection', () => {
  const fonts = filesIn(path.join(buildDir, 'fonts'), /\.woff2$/);
  expect(fonts).toHaveLength(1);
  const {size} = fs.statSync(path.join(buildDir, 'fonts', fonts[0]!));
  expect(size).toBeLessThanOrEqual(FONT_BUDGET * 1000);
});
