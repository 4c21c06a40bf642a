import type {OutlinePage} from './documents';
import type {OutlineFile, OutlineRow} from '../files';

/** Packs an outline; trailing empty cells of a row are left out. */
export function packOutline(outline: OutlinePage[], build: string, from: OutlineFile['from']): OutlineFile {
  return {
    build,
    from,
    pages: outline.map(({path, title, links, sections}) => [
      path,
      title,
      links,
      sections.map((section) => {
        const row: OutlineRow = [
          section.id,
          section.level,
          section.level === 1 && section.heading === title ? '' : section.heading,
          section.links,
          section.declares,
        ];
        while (row.length > 3 && !row.at(-1)) {
          row.pop();
        }
        return row;
      }),
    ]),
  };
}

/** Unpacks what `packOutline` made. */
export function unpackOutline({pages}: OutlineFile): OutlinePage[] {
  return pages.map(([path, title, links, rows]) => ({
    path,
    title,
    links,
    sections: rows.map(([id, level, heading, sectionLinks = 0, declares = '']) => ({
      id,
      level,
      heading: heading || title,
      links: sectionLinks,
      declares,
    })),
  }));
}
