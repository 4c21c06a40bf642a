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

export const BLOG = [...content.lists, ...POSTS];

const {docs, examples, reference} = documentsIn(sidebars);
export const DOCS_SIDEBAR = docs!.map(addressOf);
export const EXAMPLES_SIDEBAR = examples!.map(addressOf);
export const REFERENCE_SIDEBAR = reference!.map(addressOf);

const inSidebars = new Set([...DOCS_SIDEBAR, ...EXAMPLES_SIDEBAR, ...REFERENCE_SIDEBAR]);
export const WITHOUT_SIDEBAR = [...content.docs.values()].filter((address) => !inSidebars.has(address));

/** The home page and other standalone pages. */
export const OWN_PAGES = content.pages;

/** All pages, without redirects and the not-found page. */
export const PAGES = [...OWN_PAGES, ...BLOG, ...inSidebars, ...WITHOUT_SIDEBAR];

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
