import {defineConfig} from 'vitest/config';

/** The user journeys in each engine: `npm run test:engines`. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/install.ts',
    // The engines spend most of their time waiting, but running three at a time sometimes causes timeouts.
    maxWorkers: 2,
    // Only stops tests that hang. Generous, because machines can be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // In GitHub Actions, annotate failures on their lines.
    reporters: ['verbose', ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []), 'json'],
    outputFile: {json: 'test-results/engines.json'},
  },
});
