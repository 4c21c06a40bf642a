import path from 'node:path';
import {exportedNames} from '../src/lib/contract';
import {checkSamples} from '../checks/samples/check';
import {remember} from './support/fingerprint';
import {NOTE} from './support/tools';

/** `npm run check:samples`: checks the samples and the pages that quote them; exit code 1 when something is wrong. */
function main(): void {
  const siteDir = path.resolve(__dirname, '..');
  const report = checkSamples({
    siteDir,
    libraryNames: exportedNames(),
    keep: (compile) => remember(siteDir, 'samples-compiled', /^samples\//, compile),
  });
  for (const problem of report.problems) {
    console.error(problem.message);
  }
  const {files, regions, pages, quotes, expectedErrors, problems} = report;
  console.log(
    `${files} sample files, ${regions} regions, quoted ${quotes} times on ${pages} pages, ${expectedErrors} errors shown on purpose: ` +
      (problems.length === 0
        ? 'all compile, each quoted by both languages.'
        : `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`),
  );
  if (report.unrecorded.length > 0) {
    // A note, not a problem: an author may not have the library.
    console.log(
      `${NOTE}no versions of Angular are shown below ${report.unrecorded.length} samples, which are new or have changed since they were run: ` +
        `${report.unrecorded.join(', ')}. Where the library can be installed, npm run test:samples -- --angular all --record runs them.`,
    );
  }
  process.exitCode = problems.length === 0 ? 0 : 1;
}

main();
