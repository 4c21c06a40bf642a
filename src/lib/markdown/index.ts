export type {Code, Element, Heading, Markdown, Part} from './model';
export {readMarkdown} from './readMarkdown';
export {sectionsOf} from './sections';
