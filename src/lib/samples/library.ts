import fs from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../content/didYouMean';
import {filesIn} from '../content/folders';
import {FileError} from '../content/problem';
import {parseRegions, type Region} from './regions';

const REFERENCE = /^([^#\s]+)#([^#\s]+)$/;

/** A region that a page quotes. */
export interface QuotedRegion extends Region {
  /** Path of its file under `samples/`, with forward slashes. */
  file: string;
  /** Content of the file. */
  source: string;
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
 * @param reference `file#region`, the value of `sample="…"` in the page
 * @param page path of the page, for messages
 * @param line 1-based line in the page, for messages
 * @throws {FileError} when the file or region does not exist (the message suggests those that do), or when `parseRegions`
 *   throws
 */
export function findRegion(samplesDir: string, reference: string, page: string, line: number): QuotedRegion {
  const refuse = (what: string, fix: string): never => {
    throw new FileError(page, line, what, fix);
  };
  const [, file, name] =
    REFERENCE.exec(reference) ??
    refuse(`sample="${reference}" is not a valid reference`, 'write sample="<file under samples/>#<region>".');
  const absolute = path.join(samplesDir, file!);
  if (!fs.existsSync(absolute)) {
    refuse(`there is no sample file "samples/${file}"`, didYouMean(file!, listSampleFiles(samplesDir)));
  }
  const source = fs.readFileSync(absolute, 'utf8');
  const regions = parseRegions(source, `samples/${file}`);
  const region =
    regions.get(name!) ??
    refuse(
      `"samples/${file}" has no region "${name}"`,
      `its regions are: ${[...regions.keys()].join(', ') || 'none'}.`,
    );
  return {...region, file: file!, source};
}
