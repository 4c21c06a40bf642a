import path from 'node:path';
import {defineConfig} from 'vitest/config';

/** The tests of what the build has written, which need no browser: `npm run test:built`. */
export default defineConfig({
  test: {
    root: path.resolve(__dirname, '../..'),
    include: ['tests/built/**/*.test.ts'],
    globalSetup: 'tests/built/support/requireBuild.ts',
    // A process keeps the pages that it has parsed, from one file of tests to the next.
    isolate: false,
    maxWorkers: 2,
    // How long a busy machine may take; nothing here measures time.
    testTimeout: 60_000,
    // On GitHub, a failure is shown on its line of the pull request.
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
      ['json', {outputFile: 'test-results/built.json'}],
    ],
  },
});
