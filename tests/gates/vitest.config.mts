import {defineConfig} from 'vitest/config';

/** Runs the checks on planted defects: `npm run test:gates`. */
export default defineConfig({
  test: {
    include: ['tests/gates/**/*.test.ts'],
    // Only stops commands that hang. A build takes minutes on a busy machine.
    hookTimeout: 1_200_000,
    reporters: ['verbose', ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : [])],
  },
});
