import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  // What Docusaurus's bundler resolves, for the tests of components.
  resolve: {
    alias: {
      '@docusaurus/Translate': path.resolve(__dirname, 'tests/unit/support/Translate.tsx'),
      '@site': __dirname,
    },
  },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // No test replaces a module, so the files share those that are loaded; TypeScript alone takes a second.
    isolate: false,
    // The check of the samples compiles; on a busy machine that takes longer than the default five seconds.
    testTimeout: 60_000,
    // On GitHub, a failure is shown on its line of the pull request.
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
      ['json', {outputFile: 'test-results/unit.json'}],
    ],
  },
});
