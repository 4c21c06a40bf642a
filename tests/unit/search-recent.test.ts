import {expect, it, vi} from 'vitest';
import {recentPicks} from '../../src/search/dialog/recent';
import {HOSTILE_TEXTS} from '../support/hostileTexts';

let stored: string | null;

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({get: () => stored, set: (value: string) => (stored = value), del: () => (stored = null)}),
}));

it('reads at most five different addresses from whatever is stored', () => {
  const picks = recentPicks('en');
  const texts = Object.values(HOSTILE_TEXTS);
  for (const [value, expected] of [
    ...[null, ...texts, '[null, 1, {}, ["docs/introduction#"]]', '{"length": 1}'].map((text) => [text, []] as const),
    [JSON.stringify([...texts, ...texts]), texts.slice(0, 5)],
  ] as const) {
    stored = value;
    expect(picks.read(), value?.slice(0, 80)).toEqual(expected);
  }
});

it('keeps the most recent picks, each once', () => {
  const picks = recentPicks('en');
  stored = null;
  'abcdefc'.split('').forEach(picks.add);
  expect(picks.read()).toEqual(['c', 'f', 'e', 'd', 'b']);
  picks.clear();
  expect(picks.read()).toEqual([]);
});
