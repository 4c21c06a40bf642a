import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {executeSamples, writeCounts, type VersionReport} from '../checks/samples/execute';
import {findLibrary, type Library} from '../checks/samples/execute/library';
import {writeRecord} from '../checks/samples/execute/record';
import {countsOf, toMarkdown, toText, type Counts} from '../checks/samples/execute/report';
import {readMajors} from '../checks/samples/execute/versions';
import {releases} from '../src/data/releases';
import {ensureBrowser} from './support/browser';

const siteDir = path.resolve(__dirname, '..');
const cacheDir = path.join(siteDir, '.cache/samples');

/**
 * `npm run test:samples`: runs the samples on the library itself. Exit code 1 when anything is wrong, and with
 * `--require` when there is no library to run them on.
 */
function main(): void {
  const {values} = parseArgs({
    options: {
      library: {type: 'string'},
      angular: {type: 'string', multiple: true, default: []},
      mutate: {type: 'boolean', default: false},
      require: {type: 'boolean', default: false},
      record: {type: 'boolean', default: false},
    },
  });
  const majors = readMajors(values.angular);
  const {library, missing} = findLibrary({siteDir, cacheDir, version: releases[0]!.version, tarball: values.library});
  if (!library) {
    close(`${values.require ? 'Failed' : 'Skipped'}: ${missing}.`, values.require ? {failed: 1} : {skipped: 1});
    return;
  }
  const counts = execute(library, majors, values.mutate, values.record);
  close('', counts);
}

function execute(library: Library, majors: readonly number[], mutate: boolean, record: boolean): Counts {
  const browser = ensureBrowser();
  const total = {passed: 0, failed: 0};
  for (const major of majors) {
    const {passed, failed} = attempt(() => {
      const report = executeSamples({siteDir, cacheDir, library, browser, major, mutate});
      publish(report, library);
      if (record && !mutate) {
        writeRecord(siteDir, library.version, report);
      }
      return countsOf(report);
    });
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

/** A version that cannot be installed fails; the others are run. */
function attempt(run: () => Counts): Counts {
  try {
    return run();
  } catch (error) {
    console.error((error as Error).message);
    return {passed: 0, failed: 1};
  }
}

function publish(report: VersionReport, library: Library): void {
  console.log(toText(report, library));
  if (process.env.GITHUB_STEP_SUMMARY) {
    fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, toMarkdown(report, library));
  }
}

function close(
  message: string,
  {passed = 0, failed = 0, skipped = 0}: {passed?: number; failed?: number; skipped?: number},
): void {
  writeCounts(path.join(siteDir, 'test-results/samples.json'), {passed, failed, skipped});
  console.log(`${message}\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main();
