import type {BlogPostFrontMatter} from '@docusaurus/plugin-content-blog';
import {validateBlogPostFrontMatter} from '@docusaurus/plugin-content-blog/lib/frontMatter.js';
import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {didYouMean} from '../../lib/content/didYouMean';
import type {CheckedPage, Finding} from './pages';

/** The site's own fields, which any page may have: used by the translation check and by `src/remark/folds.ts`. */
const OWN = ['source_hash', 'folded_sections'];

// Joi's `Description` type does not declare `keys`.
const DOC_FIELDS = (DocFrontMatterSchema.describe() as {keys: object}).keys;

/** The fields of posts, whose schema Docusaurus does not export. The compiler reports fields missing from this list. */
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

const KNOWN = {
  docs: [...Object.keys(DOC_FIELDS), ...OWN],
  blog: [...Object.keys(POST_FIELDS), ...OWN],
  // Other pages have some of the fields of documents, and one more.
  pages: [...Object.keys(DOC_FIELDS), 'wrapperClassName', ...OWN],
};

/**
 * Checks that the front matter of a page is valid YAML, that its fields are known and that its values have the right
 * type.
 */
export function checkFrontMatter({kind, frontMatter: {values, lineOf, problem}}: CheckedPage): Finding[] {
  if (problem) {
    return [problem];
  }
  const unknown = Object.keys(values)
    .filter((field) => !KNOWN[kind].includes(field))
    .map((field) => ({
      line: lineOf(field),
      what: `the front matter has an unknown field "${field}"`,
      fix: didYouMean(field, KNOWN[kind]),
    }));
  const wrong = invalidValues(kind, values).map(({message, path}) => ({
    line: lineOf(String(path[0])),
    what: `the front matter is not valid: ${message}`,
    fix: 'correct the value.',
  }));
  return [...unknown, ...wrong];
}

/** An error of Docusaurus's validation. Joi, which it uses, is not a dependency of this site. */
interface Invalid {
  message: string;
  path: (string | number)[];
}

/**
 * Validates values with Docusaurus's schemas. The schema of documents also covers other pages: apart from
 * `wrapperClassName`, they have no fields of their own.
 */
function invalidValues(kind: CheckedPage['kind'], values: Record<string, unknown>): Invalid[] {
  if (kind !== 'blog') {
    return DocFrontMatterSchema.validate(values, {abortEarly: false}).error?.details ?? [];
  }
  try {
    validateBlogPostFrontMatter(values);
    return [];
  } catch (error) {
    return (error as {details: Invalid[]}).details;
  }
}
