import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {SETUPS} from './versions';

/** A run of the specs in a setup. */
export interface ExecutedRun {
  /** Name of the setup, as passed to `npm run test:samples -- --angular`. */
  setup: string;
  angular: string;
  typescript: string;
  /** `Karma 6.4.4` or `Vitest 4.1.12`. */
  runner: string;
  /** The browser, or jsdom, with its version. */
  environment: string;
  specs: number;
  passed: number;
  /** The spec files with failing specs. */
  failing: string[];
  /** `YYYY-MM-DD`. */
  date: string;
}

/** The results of a region. */
export interface ExecutedRegion {
  /** Hash of the region's text when it was run. */
  text: string;
  /** Names of the setups in which all of its specs passed, separated by spaces. */
  passed: string;
  /** The first error message, by name of the setup, where specs failed. */
  failed?: Record<string, string>;
}

/** The content of `samples/executed.json`: the last run in each setup. */
export interface ExecutedRecord {
  /** Version of the library. */
  library: string;
  /** The number of specs of the shop, and how many of them are the "should create" specs that test beds add. */
  shop: {specs: number; shouldCreate: number};
  /** Ordered by version, the lowest first. */
  runs: ExecutedRun[];
  /** Results by `file#region`, sorted. */
  regions: Record<string, ExecutedRegion>;
}

/** Path of the record from the repository's root. */
export const RECORD = 'samples/executed.json';

/** Returns a short hash of a region's code. */
export function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 8);
}

/**
 * Reads the record.
 *
 * @returns the record, or `null` if there is none
 */
export function readRecord(samplesDir: string): ExecutedRecord | null {
  const file = path.join(samplesDir, path.basename(RECORD));
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ExecutedRecord) : null;
}

/**
 * Returns the recorded results of a region.
 *
 * @param reference `file#region`
 * @param code the current code of the region, as pages show it
 * @returns the results, or `undefined` if the region has not been run or has changed since
 */
export function executedRegion(
  record: ExecutedRecord | null,
  reference: string,
  code: string,
): ExecutedRegion | undefined {
  const region = record?.regions[reference];
  return region?.text === hashOf(code) ? region : undefined;
}

/** The results that a page shows below a sample. */
export interface SampleRuns {
  /** For example `16–20, 22 (Karma), 21 (Vitest)`; empty if no setup passed. */
  passed: string;
  /** Where it fails, in the same format. A version where every runner fails has no runner: `21 (Vitest), 22`. */
  failedOn: string;
  /** Each distinct error message, with the versions in the same format. */
  failed: [versions: string, message: string][];
}

/** Formats the results of a region. The format is the same in both languages. */
export function describeRuns({passed, failed = {}}: ExecutedRegion): SampleRuns {
  // In the order of `SETUPS`, because objects list numeric keys first.
  const messages = [...new Set(SETUPS.flatMap(({name}) => failed[name] ?? []))];
  return {
    passed: nameSetups(passed.split(' ')),
    failedOn: nameVersions(Object.keys(failed)),
    failed: messages.map((message) => [
      nameSetups(Object.keys(failed).filter((name) => failed[name] === message)),
      message,
    ]),
  };
}

/** Formats setups. A version of which all setups are included is written once, without a runner. */
function nameVersions(names: readonly string[]): string {
  const setupsOf = (major: number) => SETUPS.filter((setup) => setup.major === major);
  const whole = [...new Set(SETUPS.map(({major}) => major))].filter(
    (major) => setupsOf(major).length > 1 && setupsOf(major).every(({name}) => names.includes(name)),
  );
  const others = names.filter((name) => !whole.some((major) => setupsOf(major).some((setup) => setup.name === name)));
  return [nameSetups(others), toRanges(whole)].filter(Boolean).join(', ');
}

/** Formats setups by runner, with consecutive versions as a range. */
function nameSetups(names: readonly string[]): string {
  return (['karma', 'vitest'] as const)
    .map((runner) => ({runner, setups: SETUPS.filter((setup) => setup.runner === runner)}))
    .flatMap(({runner, setups}) => {
      const majors = setups.filter(({name}) => names.includes(name)).map(({major}) => major);
      return majors.length > 0 ? [`${toRanges(majors)} (${runner === 'karma' ? 'Karma' : 'Vitest'})`] : [];
    })
    .join(', ');
}

function toRanges(majors: readonly number[]): string {
  const starts = majors.filter((major) => !majors.includes(major - 1));
  return starts
    .map((start) => {
      let end = start;
      while (majors.includes(end + 1)) {
        end += 1;
      }
      return end === start ? String(start) : `${start}–${end}`;
    })
    .join(', ');
}
