import {defineConfig} from '@playwright/test';
import {ensureBrowser} from './scripts/support/browser';

// Set E2E_PORT to run the tests of two checkouts at the same time.
const port = Number(process.env.E2E_PORT ?? 4173);
const baseURL = `http://localhost:${port}/ngx-testing-tools/`;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // With three workers, tests timed out on a machine with two slow cores.
  workers: 2,
  // Only stops tests that hang. Generous, because machines can be busy.
  timeout: 120_000,
  expect: {timeout: 30_000},
  // In GitHub Actions, annotate failures on their lines.
  reporter: [
    ['line'],
    ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
    ['json', {outputFile: 'test-results/e2e.json'}],
  ],
  use: {
    baseURL,
    launchOptions: {
      executablePath: ensureBrowser(),
      args: ['--disable-gpu'],
    },
    // Without these permissions, headless Chromium does not copy to the clipboard.
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: {width: 1280, height: 800},
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  projects: [
    {name: 'site'},
    // The screenshots are not committed, because fonts differ between machines.
    {name: 'screenshots', testDir: 'tests/screenshots', snapshotPathTemplate: '.cache/screenshots/{arg}{ext}'},
  ],
  // Serves the build the way GitHub Pages does.
  webServer: {command: `npx tsx scripts/serve.ts ${port} build`, url: baseURL, reuseExistingServer: false},
});
