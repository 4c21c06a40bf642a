import fs from 'node:fs';
import {defineConfig} from '@playwright/test';
import {ensureBrowser} from './scripts/support/browser';

// E2E_PORT lets two checkouts run their tests at the same time.
const port = Number(process.env.E2E_PORT ?? 4173);
const stockPort = port + 1000;

const address = (ofPort: number) => `http://localhost:${ofPort}/ngx-testing-tools/`;

/** Serves a folder as GitHub Pages does. */
const serve = (ofPort: number, folder: string) => ({
  command: `npx tsx scripts/serve.ts ${ofPort} ${folder}`,
  url: address(ofPort),
  reuseExistingServer: false,
});

// Built by `npm run build:stock`; without it, its tests are left out.
const hasStock = fs.existsSync('build-stock/404.html');

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One per core: with three on two slow cores, tests failed because each waited for the others.
  workers: 2,
  // How long a busy machine may take; nothing here measures time.
  timeout: 120_000,
  expect: {timeout: 30_000},
  // On GitHub, a failure is shown on its line of the pull request.
  reporter: [
    ['line'],
    ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
    ['json', {outputFile: 'test-results/e2e.json'}],
  ],
  use: {
    baseURL: address(port),
    launchOptions: {
      executablePath: ensureBrowser(),
      // Chromium must not look for updates and services of its own: the tests assert that nothing leaves the site.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    viewport: {width: 1280, height: 800},
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  projects: [
    {name: 'site', testIgnore: 'stock.spec.ts'},
    // npm run screenshots
    ...(process.env.SCREENSHOTS
      ? [{name: 'screenshots', testDir: 'tests/screenshots', snapshotPathTemplate: '.cache/screenshots/{arg}{ext}'}]
      : []),
    ...(hasStock ? [{name: 'stock', testMatch: 'stock.spec.ts', use: {baseURL: address(stockPort)}}] : []),
  ],
  webServer: [serve(port, 'build'), ...(hasStock ? [serve(stockPort, 'build-stock')] : [])],
});
