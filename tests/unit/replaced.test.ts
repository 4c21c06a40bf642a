import fs from 'node:fs';
import {expect, it} from 'vitest';
import {hashOf} from '../../src/lib/content/sourceHash';
import recorded from './replaced.json';

/**
 * Compares the originals that src/theme and src/plugins/faster-pages replace, and other non-public modules that they
 * rely on, with their recorded hashes.
 */
it('the originals of replaced modules have not changed', async () => {
  const hashes = Object.keys(recorded).map((file) => [file, hashOf(fs.readFileSync(`node_modules/${file}`, 'utf8'))]);
  await expect(
    `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`,
    'Compare each changed original with its replacement (see the READMEs of src/theme and src/plugins/faster-pages), port useful changes, then run "npx vitest run tests/unit/replaced.test.ts -u".',
  ).toMatchFileSnapshot('replaced.json');
});
