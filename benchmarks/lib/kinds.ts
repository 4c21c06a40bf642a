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

export const LANGUAGES = ['en', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The address of a page below the base URL. */
export function addressOf(kind: Kind, language: Language): string {
  return `${language === 'en' ? '' : `${language}/`}${KINDS[kind]}`;
}

/** A page to measure. */
export interface Subject {
  kind: Kind;
  language: Language;
}

/** One page of each kind, in each language. */
export const SUBJECTS: Subject[] = (Object.keys(KINDS) as Kind[]).flatMap((kind) => LANGUAGES.map((language) => ({kind, language})));
