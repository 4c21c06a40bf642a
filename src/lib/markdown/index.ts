import type {Heading, Markdown, Part} from './model';

export type {Code, Element, Heading, Markdown, Part} from './model';
export {attributesOf, readMarkdown} from './readMarkdown';

/** A heading and the content up to the next heading. */
export interface Section {
  /** `null` for the content before the first heading. */
  heading: Heading | null;
  parts: Exclude<Part, Heading>[];
}

/** Returns the sections of a page, starting with the one without a heading. */
export function sectionsOf({parts}: Pick<Markdown, 'parts'>): [Section, ...Section[]] {
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
