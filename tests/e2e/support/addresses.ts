/**
 * The addresses of the specification's tables, relative to the base URL, written out: the test compares them with
 * what the build made.
 */
const HOME = '';

/** The posts, which the feeds hold too. */
export const POSTS = ['blog/first-blog-post', 'blog/long-blog-post', 'blog/mdx-blog-post', 'blog/welcome'];

export const BLOG = [
  'blog',
  'blog/archive',
  'blog/tags',
  'blog/tags/hello',
  'blog/tags/hola',
  'blog/tags/docusaurus',
  'blog/tags/facebook',
  ...POSTS,
];

export const DOCS_SIDEBAR = [
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
];

export const EXAMPLES_SIDEBAR = ['docs/examples/about'];

export const REFERENCE_SIDEBAR = ['docs/reference/version-compatibility'];

export const WITHOUT_SIDEBAR = [
  'docs/reference/api/overview',
  'docs/tutorial-basics/congratulations',
  'docs/tutorial-basics/create-a-blog-post',
  'docs/tutorial-basics/create-a-document',
  'docs/tutorial-basics/create-a-page',
  'docs/tutorial-basics/deploy-your-site',
  'docs/tutorial-basics/markdown-features',
  'docs/tutorial-extras/manage-docs-versions',
  'docs/tutorial-extras/translate-your-site',
];

/** Short addresses and the pages that they lead to. */
export const REDIRECTS = {
  docs: 'docs/introduction',
  reference: 'docs/reference/version-compatibility',
};

/** Every page with content of its own. */
export const PAGES = [HOME, ...BLOG, ...DOCS_SIDEBAR, ...EXAMPLES_SIDEBAR, ...REFERENCE_SIDEBAR, ...WITHOUT_SIDEBAR];

export const LANGUAGES = [
  {lang: 'en', prefix: ''},
  {lang: 'fr', prefix: 'fr/'},
] as const;
