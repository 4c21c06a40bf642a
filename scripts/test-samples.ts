import path from 'node:path';
import {parseArgs} from 'node:util';
import {chooseSpecFiles} from '../src/lib/samples/choose';
import {executeSamples, type VersionReport} from '../checks/samples/execute';
import {findLibrary, type Library} from '../checks/samples/execute/library';
import {writeRecord} from '../checks/samples/execute/record';
import {countsOf, toText, type Counts} from '../checks/samples/execute/report';
import {readSetups, type Setup} from '../src/lib/samples/versions';
import {LATEST} from '../src/data/releases';
import {ensureBrowser} from './support/browser';
import {addToSummary, reportCounts} from './support/report';

const siteDir = path.resolve(__dirname, '..');
const cacheDir = path.join(siteDir, '.cache/samples');

const OPTIONS = {
  library: {type: 'string'},
  angular: {type: 'string', multiple: true},
  only: {type: 'string', multiple: true},
  mutate: {type: 'boolean'},
  require: {type: 'boolean'},
  record: {type: 'boolean'},
} as const;

/**
 * `npm run test:samples`: runs the samples against the real library. Exits with code 1 if there are problems or, with
 * `--require`, if the library is not available.
 */
function main(): void {
  const {values} = parseArgs({options: OPTIONS});
  const {library: tarball, angular = [], only = [], mutate = false, require = false, record = false} = values;
  const setups = readSetups(angular);
  chooseSpecFiles(path.join(siteDir, 'samples'), only);
  const vitest = setups.find(({runner}) => runner === 'vitest');
  if (mutate && vitest) {
    throw new Error(`--angular ${vitest.name}: --mutate runs the specs with Karma; pass only the version.`);
  }
  if (mutate && only.length > 0) {
    throw new Error(
      '--only selects spec files, but --mutate runs the specs that each mutation affects; use only one of them.',
    );
  }
  const library = findLibrary({siteDir, cacheDir, version: LATEST, tarball});
  if (typeof library === 'string') {
    close(`${require ? 'Failed' : 'Skipped'}: ${library}.`, require ? {failed: 1} : {skipped: 1});
    return;
  }
  close('', execute(library, setups, {mutate, record, only}));
}

function execute(
  library: Library,
  setups: readonly Setup[],
  {mutate, record, only}: {mutate: boolean; record: boolean; only: string[]},
): Counts {
  const browser = ensureBrowser();
  const total = {passed: 0, failed: 0};
  for (const setup of setups) {
    try {
      const report = executeSamples({siteDir, cacheDir, library, browser, setup, mutate, only});
      publish(report, library);
      if (record && !mutate) {
        writeRecord(siteDir, library.version, report);
      }
      const {passed, failed} = countsOf(report);
      total.passed += passed;
      total.failed += failed;
    } catch (error) {
      // Count a version that cannot be installed or built as failed, and continue with the others.
      console.error((error as Error).message);
      total.failed += 1;
    }
  }
  return total;
}

function publish(report: VersionReport, library: Library): void {
  const text = toText(report, library);
  console.log(text);
  addToSummary(`\`\`\`text${text}\n\`\`\`\n`);
}

function close(
  message: string,
  {passed = 0, failed = 0, skipped = 0}: {passed?: number; failed?: number; skipped?: number},
): void {
  console.log(`${message}\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  reportCounts('samples', passed, failed, skipped);
}

try {
  main();
} catch (error) {
  // The message is enough for a wrong argument or package; a stack trace would not help.
  close((error as Error).message, {failed: 1});
}
