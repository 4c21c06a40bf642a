import {defineConfig} from 'vitest/config';

/** Tests of the build output that need no browser: `npm run test:built`. */
export default defineConfig({
  test: {
    include: ['tests/built/**/*.test.ts'],
    globalSetup: 'tests/built/support/requireBuild.ts',
    // Lets test files share the cache of parsed pages.
    isolate: false,
    maxWorkers: 2,
    // Only stops tests that hang. Generous, because machines can be busy.
    testTimeout: 60_000,
    // In GitHub Actions, annotate failures on their lines.
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
      ['json', {outputFile: 'test-results/built.json'}],
    ],
  },
});
