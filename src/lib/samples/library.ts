import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../content/folders';
import {FileError} from '../content/problem';
import {parseRegions, type Region} from './regions';

/** What a page quotes: a region of a file under `samples/`. */
export interface SampleReference {
  /** Path under `samples/`, with forward slashes. */
  file: string;
  region: string;
}

const REFERENCE = /^([^#\s]+)#([^#\s]+)$/;

/**
 * Reads `file#region`.
 *
 * @param text the value of a page's `sample="…"`
 * @param page path of the page, for messages
 * @param line 1-based line in the page, for messages
 * @throws {FileError} when it does not name a file and a region
 */
export function parseReference(text: string, page: string, line: number): SampleReference {
  const match = REFERENCE.exec(text);
  if (!match) {
    throw new FileError(
      page,
      line,
      `sample="${text}" is not understood`,
      'write sample="<file under samples/>#<region>".',
    );
  }
  return {file: match[1]!, region: match[2]!};
}

/**
 * The files under `samples/` that hold regions: TypeScript, without the contract.
 *
 * @param samplesDir absolute path of `samples/`
 * @returns paths under it with forward slashes, sorted
 */
export function listSampleFiles(samplesDir: string): string[] {
  return filesIn(samplesDir, /^(?!contract\/).*\.ts$/);
}

/**
 * Finds what a page quotes. Reads the file anew each time, so that an edited sample is seen at once.
 *
 * @param samplesDir absolute path of `samples/`
 * @throws {FileError} for an unknown file or region, naming those that exist, or for what `parseRegions` throws
 */
export function findRegion(samplesDir: string, reference: SampleReference, page: string, line: number): Region {
  const absolute = path.join(samplesDir, reference.file);
  if (!fs.existsSync(absolute)) {
    throw new FileError(
      page,
      line,
      `there is no sample file "samples/${reference.file}"`,
      `the files are: ${listSampleFiles(samplesDir).join(', ')}.`,
    );
  }
  const regions = parseRegions(fs.readFileSync(absolute, 'utf8'), `samples/${reference.file}`);
  const region = regions.get(reference.region);
  if (!region) {
    throw new FileError(
      page,
      line,
      `"samples/${reference.file}" has no region "${reference.region}"`,
      `its regions are: ${[...regions.keys()].join(', ') || 'none'}.`,
    );
  }
  return region;
}
