import fs from 'node:fs';
import {expect, test} from 'vitest';
import {describeJourneys} from './suite';

// The stock build (`npm run build:stock`), without src/plugins/faster-pages.

test.each(['index.html', 'fr/docs/api/test-beds/guard.html'])('/%s loads its scripts as stock pages do', (file) => {
  const html = fs.readFileSync(`build-stock/${file}`, 'utf8');
  expect(html).toMatch(/<script[^>]* defer/);
  expect(html).not.toContain('data-scripts');
});

describeJourneys('chromium', 'fr', 'build-stock');
