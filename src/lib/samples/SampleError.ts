import {FileError} from '../content/FileError';

/** Something wrong in a sample or in a page that quotes one. */
export class SampleError extends FileError {}
