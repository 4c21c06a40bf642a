import type {Language} from '../../src/lib/content/folders';

/**
 * The kinds of pages, each with the address of a representative page and a pattern of the built files. Both are
 * relative to the root of a language.
 */
const PAGES = {
  home: {address: '', files: /^index\.html$/},
  api: {address: 'docs/api/test-beds/component', files: /^docs\/(?:api|reference)\//},
  guide: {address: 'docs/getting-started', files: /^docs\/(?!api|reference|tutorial)/},
  tutorial: {address: 'docs/tutorial-basics/markdown-features', files: /^docs\/tutorial/},
  blogList: {address: 'blog', files: /^blog(?:\.html|\/archive|\/tags)/},
  post: {address: 'blog/long-blog-post', files: /^blog\/(?!archive|tags)/},
  notFound: {address: 'no-such-page', files: /^404\.html$/},
};

export type Kind = keyof typeof PAGES;

export const KINDS = Object.keys(PAGES) as Kind[];

/**
 * Returns the kind of a built page.
 *
 * @param file path relative to the build folder, with forward slashes
 * @returns the kind, or `undefined` if it has none, such as a redirect
 */
export function kindOf(file: string): Kind | undefined {
  const own = file.replace(/^fr\//, '');
  return KINDS.find((kind) => PAGES[kind].files.test(own));
}

export const LANGUAGES = ['en', 'fr'] as const satisfies Language[];

/** Returns the address of the representative page of a kind, relative to the base URL. */
export function addressOf(kind: Kind, language: Language): string {
  return `${language === 'en' ? '' : `${language}/`}${PAGES[kind].address}`;
}
