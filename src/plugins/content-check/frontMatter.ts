import type {BlogPostFrontMatter} from '@docusaurus/plugin-content-blog';
import {validateBlogPostFrontMatter} from '@docusaurus/plugin-content-blog/lib/frontMatter.js';
import type {DocFrontMatter} from '@docusaurus/plugin-content-docs';
import {validateDocFrontMatter} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {didYouMean} from '../../lib/content/didYouMean';

/** Something wrong at a line of a file; the text is "what; how to mend it". */
export interface Finding {
  /** 1-based. */
  line: number;
  text: string;
}

/** A front matter, read. */
export interface FrontMatter {
  fields: Record<string, unknown>;
  /** The 1-based line of a field, 1 for one that is not there. */
  lineOf: (field: string) => number;
  findings: Finding[];
}

/** Fields of ours, which any page may have. */
const OWN = {source_hash: true} as const;

/** The fields that Docusaurus reads, in the order in which a message lists them; its own types keep the lists whole. */
const DOC_FIELDS = {
  title: true,
  description: true,
  sidebar_label: true,
  sidebar_position: true,
  sidebar_key: true,
  sidebar_class_name: true,
  sidebar_custom_props: true,
  displayed_sidebar: true,
  slug: true,
  id: true,
  tags: true,
  keywords: true,
  image: true,
  hide_title: true,
  hide_table_of_contents: true,
  toc_min_heading_level: true,
  toc_max_heading_level: true,
  pagination_label: true,
  pagination_next: true,
  pagination_prev: true,
  custom_edit_url: true,
  parse_number_prefixes: true,
  draft: true,
  unlisted: true,
  last_update: true,
} as const satisfies Record<keyof DocFrontMatter, true>;
const POST_FIELDS = {
  title: true,
  title_meta: true,
  description: true,
  authors: true,
  tags: true,
  date: true,
  slug: true,
  id: true,
  sidebar_label: true,
  keywords: true,
  image: true,
  hide_table_of_contents: true,
  toc_min_heading_level: true,
  toc_max_heading_level: true,
  draft: true,
  unlisted: true,
  last_update: true,
  author: true,
  author_title: true,
  author_url: true,
  author_image_url: true,
  authorURL: true,
  authorTitle: true,
  authorImageURL: true,
} as const satisfies Record<keyof BlogPostFrontMatter, true>;

const KINDS = {
  docs: {known: Object.keys({...DOC_FIELDS, ...OWN}), validate: validateDocFrontMatter},
  blog: {known: Object.keys({...POST_FIELDS, ...OWN}), validate: validateBlogPostFrontMatter},
};

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** Reads the front matter of a page, and checks that Docusaurus knows its fields and can use their values. */
export function readFrontMatter(source: string, kind: keyof typeof KINDS): FrontMatter {
  const [, yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter, prettyErrors: false});
  // The front matter begins on the second line.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) {
    const text = `the front matter is no YAML: ${error.message.replaceAll('; ', ', ')}; put a value that holds ": " or begins with a sign in quotes, and indent with spaces.`;
    return {fields: {}, lineOf: () => 1, findings: [{line: lineAt(error.pos[0]), text}]};
  }
  const lines = new Map(
    isMap(document.contents)
      ? document.contents.items.flatMap(({key}) =>
          isScalar(key) && key.range ? [[String(key.value), lineAt(key.range[0])] as const] : [],
        )
      : [],
  );
  const lineOf = (field: string) => lines.get(field) ?? 1;
  const fields = (document.toJS() ?? {}) as Record<string, unknown>;
  return {fields, lineOf, findings: [...checkNames(fields, kind, lineOf), ...checkValues(fields, kind, lineOf)]};
}

function checkNames(
  fields: Record<string, unknown>,
  kind: keyof typeof KINDS,
  lineOf: FrontMatter['lineOf'],
): Finding[] {
  const {known} = KINDS[kind];
  return Object.keys(fields)
    .filter((field) => !known.includes(field))
    .map((field) => ({
      line: lineOf(field),
      text: `the front matter has a field "${field}", which nothing reads; ${didYouMean(field, known)}`,
    }));
}

/** Docusaurus's own check; it prints the whole front matter too, which would hide what is wrong. */
function checkValues(
  fields: Record<string, unknown>,
  kind: keyof typeof KINDS,
  lineOf: FrontMatter['lineOf'],
): Finding[] {
  const {error: print} = console;
  console.error = () => {};
  try {
    KINDS[kind].validate(fields);
    return [];
  } catch (error) {
    const {details = []} = error as {details?: {message: string; path: (string | number)[]}[]};
    return details.map(({message, path}) => ({
      line: lineOf(String(path[0])),
      text: `the front matter's ${message}; change the value of "${path[0]}".`,
    }));
  } finally {
    console.error = print;
  }
}
