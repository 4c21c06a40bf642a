import fs from 'node:fs';
import path from 'node:path';
import type {FileResult} from './failures';
import type {VersionReport} from '.';

const FILE = 'samples/executed.json';

/** The specs that were executed on one Angular version. */
interface ExecutedRun {
  angular: string;
  typescript: string;
  chromium: string;
  specs: number;
  passed: number;
  /** `YYYY-MM-DD`. */
  date: string;
}

/** The last run on each Angular version, which the page about the samples shows. */
export interface ExecutedRecord {
  /** Version of the library. */
  library: string;
  /** The specs of the shop, and how many of them the beds register by themselves. */
  shop: {specs: number; shouldCreate: number};
  /** The lowest version first. */
  runs: ExecutedRun[];
}

/**
 * Writes a run into the record. What was recorded with another version of the library goes, and so does the earlier run
 * on the same major of Angular.
 *
 * @param siteDir absolute path of the repository
 * @param library version of the library
 * @param report a run of the specs, not of the mutations
 */
export function writeRecord(
  siteDir: string,
  library: string,
  {angular, typescript, chromium, files}: VersionReport,
): void {
  const file = path.join(siteDir, FILE);
  const earlier = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ExecutedRecord) : null;
  const kept = earlier?.library === library ? earlier.runs.filter((run) => majorOf(run) !== majorOf({angular})) : [];
  const {specs, passed} = count(files);
  const date = new Date().toISOString().slice(0, 10);
  const runs = [...kept, {angular, typescript, chromium, specs, passed, date}].sort((a, b) => majorOf(a) - majorOf(b));
  const shop = count(files.filter((result) => result.file.startsWith('shop/')));
  const record: ExecutedRecord = {library, shop: {specs: shop.specs, shouldCreate: shop.shouldCreate}, runs};
  fs.writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

function majorOf({angular}: Pick<ExecutedRun, 'angular'>): number {
  return Number.parseInt(angular, 10);
}

function count(files: readonly FileResult[]) {
  return files.reduce(
    (sum, {passed, shouldCreate, failures}) => ({
      specs: sum.specs + passed + failures.length,
      passed: sum.passed + passed,
      shouldCreate: sum.shouldCreate + shouldCreate,
    }),
    {specs: 0, passed: 0, shouldCreate: 0},
  );
}
