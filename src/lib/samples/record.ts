import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

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
