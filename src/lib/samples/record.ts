import {hash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {SETUPS, type Runner} from './versions';

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
  /** The first error message by name of the setup, for each setup in which specs failed. */
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
  return hash('sha256', code).slice(0, 8);
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

/** The results that a page shows below a sample. Versions are written as ranges: `16–20, 22`. */
export interface SampleRuns {
  /** The versions where its specs passed, in any runner. */
  passed: string;
  /** For each runner that ran its specs, the versions where they passed and failed; empty if there are none. */
  runners: [runner: string, passed: string, failed: string][];
  /** Each distinct error message, with where it appears: `20–22 (Karma), 21 (Vitest)`. */
  failed: [where: string, message: string][];
}

const RUNNERS = {Karma: 'karma', Vitest: 'vitest'} as const satisfies Record<string, Runner>;

/** Formats the results of a region. The format is the same in both languages. */
export function describeRuns({passed, failed = {}}: ExecutedRegion): SampleRuns {
  const [passing, failing] = [passed.split(' '), Object.keys(failed)];
  // In the order of `SETUPS`, because objects list numeric keys first.
  const messages = [...new Set(SETUPS.flatMap(({name}) => failed[name] ?? []))];
  return {
    passed: versionsOf(passing),
    runners: Object.entries(RUNNERS)
      .map(([name, runner]): SampleRuns['runners'][number] => [
        name,
        versionsOf(passing, runner),
        versionsOf(failing, runner),
      ])
      .filter(([, ...versions]) => versions.some(Boolean)),
    failed: messages.map((message) => {
      const names = failing.filter((name) => failed[name] === message);
      const where = Object.entries(RUNNERS).map(([name, runner]) => [versionsOf(names, runner), name]);
      return [where.flatMap(([versions, name]) => (versions ? `${versions} (${name})` : [])).join(', '), message];
    }),
  };
}

/** Formats the versions of setups, or of those with a runner. */
function versionsOf(names: readonly string[], runner?: Runner): string {
  const setups = SETUPS.filter((setup) => names.includes(setup.name) && (!runner || setup.runner === runner));
  return toRanges([...new Set(setups.map(({major}) => major))]);
}

/** Keeps a range from breaking after its dash. */
const JOINER = '\u2060';

function toRanges(majors: readonly number[]): string {
  const starts = majors.filter((major) => !majors.includes(major - 1));
  return starts
    .map((start) => {
      let end = start;
      while (majors.includes(end + 1)) {
        end += 1;
      }
      return end === start ? String(start) : `${start}–${JOINER}${end}`;
    })
    .join(', ');
}
