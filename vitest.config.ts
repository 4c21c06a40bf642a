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
    reporters: ['default', ['json', {outputFile: 'test-results/unit.json'}]],
  },
});
