import type {Language} from '../../src/lib/content/folders';

/** One page of each kind stands for its kind; the addresses are relative to the root of a language. */
export const KINDS = {
  home: '',
  api: 'docs/api/test-beds/component',
  guide: 'docs/getting-started',
  tutorial: 'docs/tutorial-basics/markdown-features',
  blogList: 'blog',
  post: 'blog/long-blog-post',
  notFound: 'no-such-page',
} as const;

export type Kind = keyof typeof KINDS;

/** The files of the build that are of a kind, by their path below the root of a language. */
const FILES: Record<Kind, RegExp> = {
  home: /^index\.html$/,
  api: /^docs\/(?:api|reference)\//,
  guide: /^docs\/(?!api|reference|tutorial)/,
  tutorial: /^docs\/tutorial/,
  blogList: /^blog(?:\.html|\/archive|\/tags)/,
  post: /^blog\/(?!archive|tags)/,
  notFound: /^404\.html$/,
};

/**
 * The kind of a built page.
 *
 * @param file path below the build's folder, with forward slashes
 * @returns `undefined` for one that is of no kind, such as a page that only leads on to another
 */
export function kindOf(file: string): Kind | undefined {
  const own = file.replace(/^fr\//, '');
  return (Object.keys(FILES) as Kind[]).find((kind) => FILES[kind].test(own));
}

export const LANGUAGES = ['en', 'fr'] as const satisfies Language[];

/** The address of a page below the base URL. */
export function addressOf(kind: Kind, language: Language): string {
  return `${language === 'en' ? '' : `${language}/`}${KINDS[kind]}`;
}
