import type {Part} from '../../src/lib/markdown';
import {readAttribute} from '../../src/lib/samples/meta';

/** Returns the region that a part of a page (a fence or `<SampleLines>`) refers to, or `null`. */
export function quoteIn(part: Part): string | null {
  if (part.kind === 'element' && part.name === 'SampleLines') {
    return part.attributes.get('sample') ?? null;
  }
  return part.kind === 'code' ? readAttribute(part.meta, 'sample') : null;
}
