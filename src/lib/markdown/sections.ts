import type {Heading, Markdown, Part} from './model';

/** A heading and what follows it, down to the next one. */
export interface Section {
  /** `null` for what stands above the first heading. */
  heading: Heading | null;
  parts: Exclude<Part, Heading>[];
}

/** The sections of a page, the one without a heading first. */
export function sectionsOf({parts}: Markdown): [Section, ...Section[]] {
  const sections: [Section, ...Section[]] = [{heading: null, parts: []}];
  for (const part of parts) {
    if (part.kind === 'heading') {
      sections.push({heading: part, parts: []});
    } else {
      sections.at(-1)!.parts.push(part);
    }
  }
  return sections;
}
