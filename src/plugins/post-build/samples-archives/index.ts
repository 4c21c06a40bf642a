import fs from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {strToU8, zipSync} from 'fflate';
import {releases} from '../../../data/releases';
import {samplesProject} from '../../../lib/samples/project';

/** The majors of Angular that there is a project for: the newest one that the library declares, and one with Vitest. */
const MAJORS = [18, 21];

/** The first day that the format knows, in local time as it is written: the same files make the same archive. */
const DATE = new Date(1980, 0, 1);

/**
 * Writes `samples-angular-18.zip` and the like: a project with all samples, to unpack and to run. It is made of the
 * files that `npm run test:samples` uses. `<SamplesArchive angular={18}>` links to it.
 */
export async function writeSamplesArchives({siteDir, outDir, i18n}: Props): Promise<void> {
  for (const major of MAJORS) {
    const files = samplesProject(path.join(siteDir, 'samples'), major, releases[0]!.version, i18n.currentLocale);
    const entries = Object.entries(files).map(([file, text]) => [file, strToU8(text)] as const);
    const archive = zipSync({[`samples-angular-${major}`]: Object.fromEntries(entries)}, {mtime: DATE});
    await fs.promises.writeFile(path.join(outDir, `samples-angular-${major}.zip`), archive);
  }
}
