import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {SETUPS} from './versions';

/** The specs that were executed in one set-up. */
export interface ExecutedRun {
  /** Name of the set-up, as `npm run test:samples -- --angular` takes it. */
  setup: string;
  angular: string;
  typescript: string;
  /** `Karma 6.4.4` or `Vitest 4.1.12`. */
  runner: string;
  /** What the specs ran in: the browser or jsdom, with its version. */
  environment: string;
  specs: number;
  passed: number;
  /** The spec files in which a spec failed. */
  failing: string[];
  /** `YYYY-MM-DD`. */
  date: string;
}

/** What is known of one region. */
export interface ExecutedRegion {
  /** Hash of the region's text when it was run. */
  text: string;
  /** Names of the set-ups in which all of its specs passed, separated by spaces. */
  passed: string;
  /** The first message by the name of the set-up, where they did not. */
  failed?: Record<string, string>;
}

/** `samples/executed.json`: the last run in each set-up. */
export interface ExecutedRecord {
  /** Version of the library. */
  library: string;
  /** The specs of the shop, and how many of them the beds register by themselves. */
  shop: {specs: number; shouldCreate: number};
  /** The lowest version first. */
  runs: ExecutedRun[];
  /** By `file#region`, sorted. */
  regions: Record<string, ExecutedRegion>;
}

/** The file of the record, from the repository's root. */
export const RECORD = 'samples/executed.json';

/** A short hash of a region's text, as pages show it. */
export function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 8);
}

/**
 * Reads the record.
 *
 * @param samplesDir absolute path of `samples/`
 * @returns `null` where nothing has been recorded
 */
export function readRecord(samplesDir: string): ExecutedRecord | null {
  const file = path.join(samplesDir, path.basename(RECORD));
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ExecutedRecord) : null;
}

/**
 * What the record says about a region with the text that it has now.
 *
 * @param reference `file#region`
 * @param code the region's text, as pages show it
 * @returns `undefined` for a region that was not run, or has changed since
 */
export function executedRegion(
  record: ExecutedRecord | null,
  reference: string,
  code: string,
): ExecutedRegion | undefined {
  const region = record?.regions[reference];
  return region?.text === hashOf(code) ? region : undefined;
}

/** What the page says below a sample: versions with Karma and with Vitest, and those that failed with their message. */
export interface SampleRuns {
  /** For example `16–20, 22 (Karma), 21 (Vitest)`; empty when no set-up passed. */
  passed: string;
  /** Each message once, with the versions in the same form. */
  failed: [versions: string, message: string][];
}

/** Puts a region's record into the words that both languages show. */
export function describeRuns({passed, failed = {}}: ExecutedRegion): SampleRuns {
  // In the order of the set-ups; that of the keys begins with those that are numbers.
  const messages = [...new Set(SETUPS.flatMap(({name}) => failed[name] ?? []))];
  return {
    passed: nameSetups(passed.split(' ')),
    failed: messages.map((message) => [
      nameSetups(Object.keys(failed).filter((name) => failed[name] === message)),
      message,
    ]),
  };
}

/** The set-ups by their runner, neighboring versions as one range. */
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
