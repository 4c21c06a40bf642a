import {createHash} from 'node:crypto';
import os from 'node:os';
import {median} from './format';

const BLOCK = Buffer.alloc(32 * 1024 * 1024, 7);

/** Tells how busy the machine was while something was measured: the times of one and the same computation. */
export class Noise {
  private readonly times: number[] = [];
  private readonly loads: number[] = [];

  /** Takes a sample: a fraction of a second of one processor. */
  sample(): void {
    const started = performance.now();
    createHash('sha256').update(BLOCK).digest();
    this.times.push(performance.now() - started);
    this.loads.push(os.loadavg()[0]!);
  }

  /** A sentence with the spread of the computation, against its quickest run, and of the load. */
  toString(): string {
    const quickest = Math.min(...this.times);
    const factor = (time: number) => (time / quickest).toFixed(2);
    const load = (value: number) => value.toFixed(1);
    return (
      `a fixed computation took ${factor(median(this.times))} times its quickest run in the median and ` +
      `${factor(Math.max(...this.times))} times at worst (${this.times.length} samples); load average ` +
      `${load(Math.min(...this.loads))} to ${load(Math.max(...this.loads))} on ${os.cpus().length} processors`
    );
  }
}
