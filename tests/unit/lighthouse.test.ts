import {expect, it} from 'vitest';
import {slowdownOf} from '../../benchmarks/lib/lighthouse';

it.each([
  [100, 1],
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1050, 2.5],
  [1300, 3],
  [1533, 4],
  [1999, 6],
])('a machine with a mark of %d is slowed down %d times', (mark, slowdown) => {
  expect(slowdownOf(mark)).toBe(slowdown);
});
