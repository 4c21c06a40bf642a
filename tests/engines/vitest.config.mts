import {defineConfig} from 'vitest/config';

/** The user journeys in each engine: `npm run test:engines`. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/install.ts',
    // Engines mostly wait, but three at a time sometimes cause timeouts.
    maxWorkers: 2,
    // Generous, because machines can be busy; no test depends on timing.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // In GitHub Actions, annotate failures on their lines.
    reporters: ['verbose', ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []), 'json'],
    outputFile: {json: 'test-results/engines.json'},
  },
});
