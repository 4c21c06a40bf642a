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
  // Results of other regions are dropped.
  const references = new Set(
    readSamples(samplesDir).flatMap(({file, regions}) => regions.map(({name}) => `${file}#${name}`)),
  );
  const record: ExecutedRecord = {
    library,
    shop: isWhole || !earlier ? {specs: shop.specs, shouldCreate: shop.shouldCreate} : earlier.shop,
    runs: isWhole
      ? [...others, run].sort((one, other) => orderOf(one.setup) - orderOf(other.setup))
      : (earlier?.runs ?? []),
    regions: mergeRegions(earlier?.regions ?? {}, report, references),
  };
  fs.writeFileSync(path.join(siteDir, RECORD), toText(record));
}

function mergeRegions(
  earlier: Readonly<Record<string, ExecutedRegion>>,
  {setup, regions, files, isWhole}: VersionReport,
  references: ReadonlySet<string>,
): Record<string, ExecutedRegion> {
  const results = new Map(regions.map((result) => [result.reference, result]));
  const executed = new Set(files.map(({file}) => file));
  const names = [...new Set([...Object.keys(earlier), ...results.keys()])]
    .filter((name) => references.has(name))
    .sort();
  const merged = names.flatMap((name): [string, ExecutedRegion][] => {
    const result = results.get(name);
    const isStale = isWhole || executed.has(name.split('#')[0]!);
    const region = result || isStale ? merge(earlier[name], setup, result) : earlier[name];
    return region ? [[name, region]] : [];
  });
  return Object.fromEntries(merged);
}

/** Merges the results of a run into the record, and drops results of regions whose code has changed. */
function merge(
  earlier: ExecutedRegion | undefined,
  setup: string,
  result: RegionResult | undefined,
): ExecutedRegion | undefined {
  const known = result && earlier?.text !== result.hash ? undefined : earlier;
  const text = result?.hash ?? known?.text;
  const passed = new Set(known?.passed.split(' '));
  const failed = new Map(Object.entries(known?.failed ?? {}));
  passed.delete(setup);
  failed.delete(setup);
  if (result?.failure === null) {
    passed.add(setup);
  } else if (result) {
    failed.set(setup, result.failure);
  }
  if (text === undefined || passed.size + failed.size === 0) {
    return undefined;
  }
  const failures = Object.fromEntries(NAMES.flatMap((name) => (failed.has(name) ? [[name, failed.get(name)!]] : [])));
  return {
    text,
    passed: NAMES.filter((name) => passed.has(name)).join(' '),
    ...(failed.size > 0 ? {failed: failures} : {}),
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

function orderOf(setup: string): number {
  return NAMES.indexOf(setup);
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
