import fs from 'node:fs';
import path from 'node:path';
import {RECORD, readRecord, type ExecutedRecord, type ExecutedRegion} from '../../../src/lib/samples/record';
import {SETUPS} from '../../../src/lib/samples/versions';
import {readSamples} from '../read';
import type {FileResult} from './failures';
import type {VersionReport} from './index';
import type {RegionResult} from './regionResults';

const NAMES = SETUPS.map(({name}) => name);

/**
 * Writes a run into the record. It replaces earlier results in the same setup, and all results with another version of
 * the library. A partial run replaces only the results of its files, and does not change the counts.
 *
 * @param siteDir absolute path of the repository
 * @param library version of the library
 * @param report a run of the specs, not of the mutations
 */
export function writeRecord(siteDir: string, library: string, report: VersionReport): void {
  const {setup, angular, typescript, runner, environment, files, isWhole} = report;
  const samplesDir = path.join(siteDir, 'samples');
  const known = readRecord(samplesDir);
  const earlier = known?.library === library ? known : null;
  const {specs, passed} = count(files);
  const date = new Date().toISOString().slice(0, 10);
  const failing = files.filter(({failures}) => failures.length > 0).map(({file}) => file);
  const run = {setup, angular, typescript, runner, environment, specs, passed, failing, date};
  const others = earlier?.runs.filter((other) => other.setup !== setup) ?? [];
  const shop = count(files.filter(({file}) => file.startsWith('shop/')));
  const references = readSamples(samplesDir).flatMap(({file, regions}) => regions.map(({name}) => `${file}#${name}`));
  const record: ExecutedRecord = {
    library,
    shop: isWhole || !earlier ? {specs: shop.specs, shouldCreate: shop.shouldCreate} : earlier.shop,
    runs: isWhole
      ? [...others, run].sort((one, other) => NAMES.indexOf(one.setup) - NAMES.indexOf(other.setup))
      : (earlier?.runs ?? []),
    regions: mergeRegions(earlier?.regions ?? {}, report, references.sort()),
  };
  fs.writeFileSync(path.join(siteDir, RECORD), toText(record));
}

/** Merges the results of a run into the record. Results of regions that no longer exist are dropped. */
function mergeRegions(
  earlier: Readonly<Record<string, ExecutedRegion>>,
  {setup, regions, files, isWhole}: VersionReport,
  references: readonly string[],
): Record<string, ExecutedRegion> {
  const results = new Map(regions.map((result) => [result.reference, result]));
  const hasRun = (reference: string) => isWhole || files.some(({file}) => reference.startsWith(`${file}#`));
  return Object.fromEntries(
    references.flatMap((name): [string, ExecutedRegion][] => {
      const region = hasRun(name) ? merge(earlier[name], setup, results.get(name)) : earlier[name];
      return region ? [[name, region]] : [];
    }),
  );
}

/** Merges the result of a region. Earlier results for different code are dropped. */
function merge(
  earlier: ExecutedRegion | undefined,
  setup: string,
  result: RegionResult | undefined,
): ExecutedRegion | undefined {
  const known = result && earlier?.text !== result.hash ? undefined : earlier;
  const before = known?.passed.split(' ') ?? [];
  const passed = NAMES.filter((name) => (name === setup ? result?.failure === null : before.includes(name)));
  const failed = NAMES.flatMap((name): [string, string][] => {
    const message = name === setup ? result?.failure : known?.failed?.[name];
    return typeof message === 'string' ? [[name, message]] : [];
  });
  return passed.length + failed.length === 0
    ? undefined
    : {
        text: result?.hash ?? known!.text,
        passed: passed.join(' '),
        ...(failed.length > 0 ? {failed: Object.fromEntries(failed)} : {}),
      };
}

/** Serializes the record with one line per region, so that diffs are readable. */
function toText({regions, ...rest}: ExecutedRecord): string {
  const lines = Object.entries(regions).map(
    ([name, region]) => `    ${JSON.stringify(name)}: ${JSON.stringify(region)}`,
  );
  const head = JSON.stringify(rest, null, 2).replace(/\n}$/, '');
  return `${head},\n  "regions": {\n${lines.join(',\n')}\n  }\n}\n`;
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
