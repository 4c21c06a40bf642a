import fs from 'node:fs';
import path from 'node:path';
import {clean, runBuild, type BuildRun} from './buildRun';
import {median, table} from './format';
import type {Noise} from './noise';

/** A site to build: ours, the stock one with the same compiler, the stock one as fast as it can be. */
export type Site = 'ours' | 'stock' | 'stockSwc';

type Runs = Record<'cold' | 'warm', BuildRun[]>;

/**
 * Builds the sites in turn, several times: from nothing, then again after a change of one page.
 *
 * @param folders copies of the sites, which are changed
 * @returns the runs of each
 */
export async function timeBuilds(
  folders: Record<Site, string>,
  repository: string,
  rounds: number,
  noise: Noise,
): Promise<Record<Site, Runs>> {
  const runs: Record<Site, Runs> = {
    stockSwc: {cold: [], warm: []},
    stock: {cold: [], warm: []},
    ours: {cold: [], warm: []},
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const site of Object.keys(runs) as Site[]) {
      clean(folders[site]);
      noise.sample();
      runs[site].cold.push(await runBuild(folders[site], repository));
      noise.sample();
      fs.appendFileSync(path.join(folders[site], 'docs/introduction.mdx'), `\nLine ${round} more.\n`);
      runs[site].warm.push(await runBuild(folders[site], repository));
    }
  }
  return runs;
}

/** A table of the medians, with ratios. */
export function buildTable({ours, stock, stockSwc}: Record<Site, Runs>): string {
  const of = (runs: BuildRun[], figure: keyof BuildRun) => median(runs.map((run) => run[figure]));
  const row = (name: string, runs: BuildRun[], base?: BuildRun[]) => [
    name,
    `${of(runs, 'seconds').toFixed(1)} s`,
    base ? (of(runs, 'seconds') / of(base, 'seconds')).toFixed(2) : '',
    `${of(runs, 'processorSeconds').toFixed(1)} s`,
    base ? (of(runs, 'processorSeconds') / of(base, 'processorSeconds')).toFixed(2) : '',
    `${of(runs, 'peakMemory')} MB`,
  ];
  return table(
    ['Build of both languages', 'Time', 'Ratio', 'Processor time', 'Ratio', 'Peak memory'],
    [
      row('Stock, cold', stock.cold),
      row('Ours, cold (ratio to stock, cold)', ours.cold, stock.cold),
      row('Stock with SWC in place of Babel, cold (ratio to stock, cold)', stockSwc.cold, stock.cold),
      row('Stock, warm (ratio to stock, cold)', stock.warm, stock.cold),
      row('Ours, warm (ratio to ours, cold)', ours.warm, ours.cold),
    ],
  );
}
