import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  // Docusaurus's aliases, for tests of components; `Translate` is a stub.
  resolve: {
    alias: {
      '@docusaurus/Translate': path.resolve(import.meta.dirname, 'tests/unit/support/Translate.tsx'),
      '@site': import.meta.dirname,
    },
  },
  // The tsconfig leaves JSX to Docusaurus's compiler.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // Test files share loaded modules, because loading TypeScript takes a second.
    isolate: false,
    // Compiling the samples can exceed the default of five seconds on a busy machine.
    testTimeout: 60_000,
    // In GitHub Actions, annotate failures on their lines.
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : []),
      ['json', {outputFile: 'test-results/unit.json'}],
    ],
  },
});
