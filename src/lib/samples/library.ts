import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../content/folders';
import {FileError} from '../content/problem';
import {parseRegions, type Region} from './regions';

/** A reference to a region of a file under `samples/`. */
export interface SampleReference {
  /** Path under `samples/`, with forward slashes. */
  file: string;
  region: string;
}

const REFERENCE = /^([^#\s]+)#([^#\s]+)$/;

/**
 * Parses a reference, `file#region`.
 *
 * @param text the value of `sample="…"` in a page
 * @param page path of the page, for messages
 * @param line 1-based line in the page, for messages
 * @throws {FileError} when the file or the region is missing
 */
export function parseReference(text: string, page: string, line: number): SampleReference {
  const match = REFERENCE.exec(text);
  if (!match) {
    throw new FileError(
      page,
      line,
      `sample="${text}" is not a valid reference`,
      'write sample="<file under samples/>#<region>".',
    );
  }
  return {file: match[1]!, region: match[2]!};
}

/**
 * Lists the sample files: TypeScript files under `samples/`, except for the contract.
 *
 * @param samplesDir absolute path of `samples/`
 * @returns sorted paths relative to `samples/`, with forward slashes
 */
export function listSampleFiles(samplesDir: string): string[] {
  return filesIn(samplesDir, /^(?!contract\/).*\.ts$/);
}

/**
 * Returns the region that a page quotes. Reads the file each time, so that changes to a sample show immediately.
 *
 * @param samplesDir absolute path of `samples/`
 * @throws {FileError} when the file or region does not exist, with the existing ones, or when `parseRegions` throws
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
