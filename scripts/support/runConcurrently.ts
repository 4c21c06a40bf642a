/** Something to do, which may have to wait for others. */
export interface Job {
  name: string;
  /** The names of those that must be over before it begins; a name that is not among the jobs is over. */
  needs?: readonly string[];
}

/**
 * Does jobs side by side, the first that may begin first.
 *
 * @param most how many at a time
 * @param begin does a job; what it gives is kept under the job's name
 * @returns what the jobs gave, in the order of the jobs
 * @throws {Error} where jobs wait for each other
 */
export async function runConcurrently<T extends Job, Result>(
  jobs: readonly T[],
  most: number,
  begin: (job: T, results: ReadonlyMap<string, Result>) => Promise<Result>,
): Promise<Map<string, Result>> {
  const waiting = [...jobs];
  const running = new Set<Promise<void>>();
  const results = new Map<string, Result>();
  const isOver = (name: string) => results.has(name) || !jobs.some((job) => job.name === name);
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < most ? waiting.findIndex(({needs = []}) => needs.every(isOver)) : -1;
    if (next >= 0) {
      const [job] = waiting.splice(next, 1) as [T];
      const run = begin(job, results).then((result) => {
        results.set(job.name, result);
        running.delete(run);
      });
      running.add(run);
    } else if (running.size > 0) {
      await Promise.race(running);
    } else {
      throw new Error(`Each of these waits for another: ${waiting.map(({name}) => name).join(', ')}.`);
    }
  }
  return new Map(jobs.map(({name}) => [name, results.get(name)!]));
}
