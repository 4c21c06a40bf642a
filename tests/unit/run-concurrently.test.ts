import {expect, test} from 'vitest';
import {inOrderOutput} from '../../scripts/support/inOrderOutput';
import {runConcurrently} from '../../scripts/support/runConcurrently';

/** Does jobs by hand: `end` ends one, and gives its name. */
function start(jobs: {name: string; needs?: string[]}[], most: number) {
  const running = new Map<string, () => void>();
  const all = runConcurrently(
    jobs,
    most,
    ({name}) => new Promise<string>((resolve) => running.set(name, () => resolve(name))),
  );
  return {
    all,
    running: () => [...running.keys()],
    end: async (name: string) => {
      running.get(name)!();
      running.delete(name);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test('jobs are done side by side, so many at a time, the first first', async () => {
  const {all, running, end} = start([{name: 'build'}, {name: 'check'}, {name: 'unit'}], 2);
  expect(running()).toEqual(['build', 'check']);
  await end('check');
  expect(running()).toEqual(['build', 'unit']);
  await end('unit');
  await end('build');
  expect([...(await all)]).toEqual([
    ['build', 'build'],
    ['check', 'check'],
    ['unit', 'unit'],
  ]);
});

test('a job waits for those that it needs, and lets others begin before it', async () => {
  const {all, running, end} = start(
    [{name: 'browser', needs: ['build', 'stock']}, {name: 'build'}, {name: 'stock', needs: ['build']}, {name: 'unit'}],
    2,
  );
  expect(running()).toEqual(['build', 'unit']);
  await end('unit');
  expect(running()).toEqual(['build']);
  await end('build');
  expect(running()).toEqual(['stock']);
  await end('stock');
  expect(running()).toEqual(['browser']);
  await end('browser');
  expect((await all).size).toBe(4);
});

test('a job that needs one that is not to be done begins at once', () => {
  expect(start([{name: 'browser', needs: ['build']}], 2).running()).toEqual(['browser']);
});

test('jobs that wait for each other are an error, and so is a job that fails', async () => {
  await expect(
    start(
      [
        {name: 'a', needs: ['b']},
        {name: 'b', needs: ['a']},
      ],
      2,
    ).all,
  ).rejects.toThrow('Each of these waits for another: a, b.');
  await expect(runConcurrently([{name: 'a'}], 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('outputs come one after the other, the first at once', () => {
  let shown = '';
  const begin = inOrderOutput((text) => (shown += text));
  const [first, second, third] = [begin(), begin(), begin()];
  first.write('1 ');
  second.write('2 ');
  third.write('3 ');
  expect(shown).toBe('1 ');
  third.end();
  first.write('1 ');
  expect(shown).toBe('1 1 ');
  first.end();
  expect(shown).toBe('1 1 2 ');
  second.write('2 ');
  second.end();
  expect(shown).toBe('1 1 2 2 3 ');
});
