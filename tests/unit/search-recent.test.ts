import {expect, it, vi} from 'vitest';
import {recentPicks} from '../../src/search/dialog/recent';

let stored: string | null;

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({get: () => stored, set: (value: string) => (stored = value), del: () => (stored = null)}),
}));

it.each([
  [null, []],
  ['__proto__', []],
  ['{"length": 1}', []],
  ['[null, 1, {}, ["docs/introduction#"]]', []],
  [JSON.stringify('abcdefabcdef'.split('')), 'abcde'.split('')],
])('reads at most five different addresses from whatever is stored: %s', (value, expected) => {
  stored = value;
  expect(recentPicks('en').read()).toEqual(expected);
});

it('keeps the most recent picks, each once', () => {
  const picks = recentPicks('en');
  stored = null;
  'abcdefc'.split('').forEach(picks.add);
  expect(picks.read()).toEqual(['c', 'f', 'e', 'd', 'b']);
  picks.clear();
  expect(picks.read()).toEqual([]);
});
