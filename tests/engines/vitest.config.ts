import {defineConfig} from 'vitest/config';

/** The journeys of a reader in each engine: `npm run test:engines`. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/install.ts',
    // Much of what an engine does is waiting; three at a time, beside the browser tests, wait in vain now and then.
    maxWorkers: 2,
    // How long a busy machine may take; nothing here measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On GitHub, a failure is shown on its line of the pull request.
    reporters: ['verbose', ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []), 'json'],
    outputFile: {json: 'test-results/engines.json'},
  },
});
