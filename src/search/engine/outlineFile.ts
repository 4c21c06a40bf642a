import type {OutlinePage} from './documents';
import type {OutlineFile, OutlineRow} from '../files';

/** Packs an outline. A page's title is also its first heading, so it is written only once. */
export function packOutline(outline: OutlinePage[], build: string, from: OutlineFile['from']): OutlineFile {
  return {
    build,
    from,
    pages: outline.map(({path, title, sections}) => [
      path,
      title,
      sections.map(({id, level, heading, declares}): OutlineRow => {
        const shown = level === 1 && heading === title ? '' : heading;
        return declares ? [id, level, shown, declares] : [id, level, shown];
      }),
    ]),
  };
}

/** Reverses `packOutline`. */
export function unpackOutline({pages}: OutlineFile): OutlinePage[] {
  return pages.map(([path, title, rows]) => ({
    path,
    title,
    sections: rows.map(([id, level, heading, declares = '']) => ({id, level, heading: heading || title, declares})),
  }));
}
