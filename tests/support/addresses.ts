import path from 'node:path';
import sidebars from '../../sidebars';
import {listAddresses} from '../../src/lib/content/addresses';
import {documentsIn} from '../../src/plugins/content-check/sidebars';

/** Origin of the published site. */
export const ORIGIN = 'https://remscodes.github.io';

/** Base URL of the published site. */
export const BASE = '/ngx-testing-tools/';

/**
 * The addresses that the specification requires, by sidebar, relative to the base URL. Do not add new pages here: the
 * lists below include them automatically.
 */
export const SPECIFICATION = {
  blog: [
    'blog',
    'blog/archive',
    'blog/tags',
    'blog/tags/hello',
    'blog/tags/hola',
    'blog/tags/docusaurus',
    'blog/tags/facebook',
    'blog/first-blog-post',
    'blog/long-blog-post',
    'blog/mdx-blog-post',
    'blog/welcome',
  ],
  docs: [
    'docs/introduction',
    'docs/getting-started',
    'docs/api/test-beds/component',
    'docs/api/test-beds/directive',
    'docs/api/test-beds/guard',
    'docs/api/test-beds/interceptor',
    'docs/api/test-beds/module',
    'docs/api/test-beds/pipe',
    'docs/api/test-beds/resolver',
    'docs/api/test-beds/router',
    'docs/api/test-beds/service',
    'docs/api/common/base-tools',
    'docs/api/common/http-testing-tools',
    'docs/api/common/renderer-tools',
  ],
  pages: [''],
  examples: ['docs/examples/about'],
  reference: ['docs/reference/version-compatibility'],
  withoutSidebar: [
    'docs/reference/api/overview',
    'docs/tutorial-basics/congratulations',
    'docs/tutorial-basics/create-a-blog-post',
    'docs/tutorial-basics/create-a-document',
    'docs/tutorial-basics/create-a-page',
    'docs/tutorial-basics/deploy-your-site',
    'docs/tutorial-basics/markdown-features',
    'docs/tutorial-extras/manage-docs-versions',
    'docs/tutorial-extras/translate-your-site',
  ],
};

/** The short addresses that the specification requires, and their target pages. */
export const REDIRECTS = {
  docs: 'docs/introduction',
  reference: 'docs/reference/version-compatibility',
};

// The constants below are computed from the content of the site.
const content = listAddresses(path.resolve(__dirname, '../..'));
const addressOf = (id: string) => content.docs.get(`docs/${id}.mdx`) ?? `no document ${id}`;

/** All posts. The feeds contain them too. */
export const POSTS = [...content.posts.values()];

export const DOCUMENTS = [...content.docs.values()];

const {docs, examples, reference} = documentsIn(sidebars);
export const IN_SIDEBARS = [...docs!, ...examples!, ...reference!].map(addressOf);

/** All pages, grouped like the addresses of the specification. */
export const PLACES: Record<keyof typeof SPECIFICATION, string[]> = {
  blog: [...content.lists, ...POSTS],
  docs: docs!.map(addressOf),
  pages: content.pages,
  examples: examples!.map(addressOf),
  reference: reference!.map(addressOf),
  withoutSidebar: DOCUMENTS.filter((address) => !IN_SIDEBARS.includes(address)),
};

/** All pages, without redirects and the not-found page. */
export const PAGES = Object.values(PLACES).flat();

/** One page of each kind. Some have tabs or a table on the first screen, and some are shorter than the window. */
export const KINDS = [
  '',
  'docs/introduction',
  'docs/api/test-beds/component',
  'docs/reference/version-compatibility',
  'docs/tutorial-basics/markdown-features',
  'blog',
  'blog/long-blog-post',
  'blog/archive',
  'blog/tags',
  'blog/tags/hello',
];

/** The languages, with texts of the not-found page and of the view that replaces a page that crashes. */
export const LANGUAGES = [
  {lang: 'en', prefix: '', notFound: 'Page not found', crashed: 'This page crashed.', again: 'Try again'},
  {lang: 'fr', prefix: 'fr/', notFound: 'Page introuvable', crashed: 'Cette page a planté.', again: 'Réessayer'},
] as const;
