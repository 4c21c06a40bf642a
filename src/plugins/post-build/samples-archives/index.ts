import fs from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {strToU8, zipSync} from 'fflate';
import {LATEST} from '../../../data/releases';
import {samplesProject} from '../../../lib/samples/project';

/** Angular major versions of the archives: the newest one that the library supports, and one with Vitest. */
const MAJORS = [18, 21];

/** A fixed date, so that the same files always make the same archive. It is the earliest date that ZIP supports. */
const DATE = new Date(1980, 0, 1);

/**
 * Writes an archive per Angular version, such as `samples-angular-18.zip`: a project with the samples that support it,
 * and with the same project files as `npm run test:samples`. `<SamplesArchive angular={18}>` links to it.
 */
export async function writeSamplesArchives({siteDir, outDir, i18n}: Props): Promise<void> {
  for (const major of MAJORS) {
    const files = samplesProject(path.join(siteDir, 'samples'), major, LATEST, i18n.currentLocale);
    const entries = Object.entries(files).map(([file, text]) => [file, strToU8(text)] as const);
    const archive = zipSync({[`samples-angular-${major}`]: Object.fromEntries(entries)}, {mtime: DATE});
    await fs.promises.writeFile(path.join(outDir, `samples-angular-${major}.zip`), archive);
  }
}
