import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {BUDGETS} from '../../benchmarks/budgets';
import {kindOf, KINDS, type Kind} from '../../benchmarks/lib/kinds';
import {filesIn} from '../../src/lib/content/folders';
import {buildDir, parsePage, readBuilt} from '../support/build';
import {isFolded, renderedIn} from '../support/select';

test('every page stays within the limits of its kind', () => {
  const seen = new Map<Kind, number>();
  for (const file of filesIn(buildDir, /\.html$/)) {
    const html = readBuilt(file);
    const kind = kindOf(file);
    if (kind) {
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      const shown = renderedIn(parsePage(file.replace(/\.html$/, ''))).filter((element) => !isFolded(element));
      expect.soft(shown.length, `elements of ${file}`).toBeLessThanOrEqual(BUDGETS[kind].elements);
      expect.soft(gzipSync(html).length, `bytes of ${file}`).toBeLessThanOrEqual(BUDGETS[kind].html * 1000);
    }
  }
  expect([...seen.keys()].sort(), 'kinds of pages').toEqual([...KINDS].sort());
});
