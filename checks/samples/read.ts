import fs from 'node:fs';
import path from 'node:path';
import {collectProblem, type Problem} from '../../src/lib/content/problem';
import type {Part} from '../../src/lib/markdown';
import {listSampleFiles} from '../../src/lib/samples/library';
import {readAttribute} from '../../src/lib/samples/meta';
import {parseRegions, type Region} from '../../src/lib/samples/regions';

/** A file under `samples/`. */
export interface Sample {
  /** Path under `samples/`. */
  file: string;
  source: string;
  regions: Region[];
}

/**
 * Reads all samples, except those with a mistake in their region comments, which is added to the problems.
 *
 * @param samplesDir absolute path of `samples/`
 */
export function readSamples(samplesDir: string, problems: Problem[] = []): Sample[] {
  return listSampleFiles(samplesDir).flatMap((file) => {
    const source = fs.readFileSync(path.join(samplesDir, file), 'utf8');
    const regions = collectProblem(problems, () => [...parseRegions(source, `samples/${file}`).values()]);
    return regions ? [{file, source, regions}] : [];
  });
}

/** Returns the region that a part of a page (a fence or `<SampleLines>`) refers to, or `null`. */
export function quoteIn(part: Part): string | null {
  if (part.kind === 'element' && part.name === 'SampleLines') {
    return part.attributes.get('sample') ?? null;
  }
  return part.kind === 'code' ? readAttribute(part.meta, 'sample') : null;
}
