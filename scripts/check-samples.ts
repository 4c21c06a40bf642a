import path from 'node:path';
import {exportedNames} from '../src/lib/contract';
import {checkSamples} from '../checks/samples/check';
import type {CompilerError} from '../checks/samples/compile';
import {openRecord} from './support/record';
import {report} from './support/report';

/**
 * `npm run check:samples`: checks the samples and the pages that quote them. Exits with code 1 if there are problems.
 */
function main(): void {
  const siteDir = path.resolve(__dirname, '..');
  const {unrecorded, problems} = checkSamples({
    siteDir,
    libraryNames: exportedNames(),
    keep(compile) {
      const record = openRecord<CompilerError[]>(siteDir, 'samples-compiled', /^samples\//);
      const errors = record.value ?? compile();
      record.save(errors);
      return errors;
    },
  });
  report(problems);
  if (unrecorded.length > 0) {
    // A note rather than a problem, because authors may not have the library.
    console.error(
      `${unrecorded.length} samples are new or have changed since their last run, so pages show no Angular versions below them. If the library can be installed, run npm run test:samples -- --angular all --record.`,
    );
  }
}

main();
