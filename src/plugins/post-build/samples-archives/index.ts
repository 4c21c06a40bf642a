import fs from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {releases} from '../../../data/releases';
import {samplesProject} from '../../../lib/samples/project';
import {zip} from '../../../lib/zip';

/** The majors of Angular that there is a project for: the newest one that the library declares, and one with Vitest. */
const MAJORS = [18, 21];

/**
 * Writes `samples-angular-18.zip` and the like: a project with all samples, to unpack and to run. It is made of the
 * files that `npm run test:samples` uses. `<SamplesArchive angular={18}>` links to it.
 */
export async function writeSamplesArchives({siteDir, outDir, i18n}: Props): Promise<void> {
  for (const major of MAJORS) {
    const files = samplesProject(path.join(siteDir, 'samples'), major, releases[0]!.version, i18n.currentLocale);
    const entries = Object.entries(files).map(([file, text]) => [`samples-angular-${major}/${file}`, text]);
    await fs.promises.writeFile(path.join(outDir, `samples-angular-${major}.zip`), zip(Object.fromEntries(entries)));
  }
}
