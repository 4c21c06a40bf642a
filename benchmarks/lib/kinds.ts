import type {Language} from '../../src/lib/content/folders';

/** A representative page of each kind, as an address relative to the root of a language. */
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

/** Matches the built files of each kind, as paths relative to the root of a language. */
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
 * Returns the kind of a built page.
 *
 * @param file path relative to the build folder, with forward slashes
 * @returns the kind, or `undefined` if it has none, such as a redirect
 */
export function kindOf(file: string): Kind | undefined {
  const own = file.replace(/^fr\//, '');
  return (Object.keys(FILES) as Kind[]).find((kind) => FILES[kind].test(own));
}

export const LANGUAGES = ['en', 'fr'] as const satisfies Language[];

/** Returns the address of a page, relative to the base URL. */
export function addressOf(kind: Kind, language: Language): string {
  return `${language === 'en' ? '' : `${language}/`}${KINDS[kind]}`;
}
