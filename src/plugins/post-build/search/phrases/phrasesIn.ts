import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type Scalar} from 'yaml';
import {FileError} from '../../../../lib/content/problem';

/** Key of the phrases for the page as a whole. */
const PAGE_KEY = 'page';

/** A phrase that readers type for a page or for one of its sections. */
export interface Phrase {
  text: string;
  /** The section's id; empty for the page. */
  section: string;
  /** Path from the repository's root, for error messages. */
  file: string;
  line: number;
}

const SHAPE =
  'Write "page:" or "<heading id>:", followed by one phrase per line: "  - what readers type". Put a phrase that contains ": " in quotes.';

/**
 * Parses the phrases of a page: YAML with a list for each section.
 *
 * @param source content of the file
 * @param file path from the repository's root
 * @returns the phrases, in order
 * @throws {FileError} when the file does not have this structure
 */
export function phrasesIn(source: string, file: string): Phrase[] {
  const lineCounter = new LineCounter();
  // In this schema, every value is text.
  const {contents, errors} = parseDocument(source, {lineCounter, schema: 'failsafe', prettyErrors: false});
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line;
  const refuse = (offset: number | undefined, reason: string): never => {
    throw new FileError(file, lineAt(offset), `${reason}. ${SHAPE}`);
  };
  if (errors[0]) {
    refuse(errors[0].pos[0], `this is not valid YAML: ${errors[0].message}`);
  }
  const sections = isMap<Scalar<string>>(contents)
    ? contents.items
    : refuse(contents?.range[0], 'this is not a phrase');
  return sections.flatMap(({key: {value: key, range}, value: list}) => {
    const items = isSeq(list) ? list.items : refuse(range?.[0], 'this is not a phrase');
    return items.map((item) =>
      isScalar<string>(item)
        ? {text: item.value, section: key === PAGE_KEY ? '' : key, file, line: lineAt(item.range?.[0])}
        : refuse((item as Node).range?.[0], 'this is not a phrase'),
    );
  });
}
