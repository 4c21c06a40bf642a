import type {Options as PresetOptions, ThemeConfig as PresetThemeConfig} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import {declaredAuthors} from './src/config/authors';
import {entryRedirects} from './src/config/entryRedirects';
import {createFeedItems} from './src/config/feeds';
import {language, localized} from './src/config/localized';
import {newIssue, siteRepository, sourceAddress} from './src/config/repository';
import {codeTheme} from './src/css/codeTheme';
import apiOverview from './src/remark/api-overview';
import columnLabels from './src/remark/column-labels';
import folds from './src/remark/folds';
import memberSections from './src/remark/member-sections';
import members from './src/remark/members';
import repositoryAddresses from './src/remark/repository';
import players from './src/remark/players';
import samples from './src/remark/samples';
import icons from './src/remark/icons';
import wholeCode from './src/remark/whole-code';

// The identity of the site, used below and, through the site configuration, in components.
const title = 'Ngx Testing Tools';
const url = 'https://remscodes.github.io';
const baseUrl = '/ngx-testing-tools/';
const favicon = 'img/favicon-32.png';
const sourceRepository = 'https://github.com/remscodes/ngx-testing-tools';
const stackOverflowTag = 'https://stackoverflow.com/questions/tagged/ngx-testing-tools';
const copyright = localized({
  en: 'Copyright © 2023-2025 the ngx-testing-tools authors',
  fr: 'Copyright © 2023-2025 les auteurs de ngx-testing-tools',
});
const tagline = localized({
  en: 'The only extension you need to test an Angular application',
  fr: 'La seule extension nécessaire pour tester une application Angular',
});
const blogDescription = localized({
  en: 'Articles about testing Angular applications with test beds.',
  fr: 'Articles sur les tests d’applications Angular avec des bancs de test.',
});

const announcement = {
  // Change the id to show the bar again to readers who closed it.
  id: 'angular-16-to-22',
  content: localized({
    en: `Works with Angular 16 to 22: <a href="${baseUrl}docs/reference/version-compatibility">find your version</a>.`,
    fr: `Pour Angular 16 à 22 : <a href="${baseUrl}fr/docs/reference/version-compatibility">trouvez votre version</a>.`,
  }),
  isCloseable: true,
} satisfies PresetThemeConfig['announcementBar'];

const siteDir = __dirname;
const repository = siteRepository(siteDir, sourceRepository);
const editUrl = sourceAddress(repository, 'edit', '');

const i18n = {
  // checks/translations/interfaceStrings.ts writes all strings to another folder, to compare them.
  path: process.env.I18N_FOLDER ?? 'i18n',
  defaultLocale: 'en',
  locales: ['en', 'fr'],
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory'},
    fr: {label: 'Français', htmlLang: 'fr', direction: 'ltr', calendar: 'gregory'},
  },
} satisfies Config['i18n'];

const future = {
  // Not `v4: true`, because storage keys must not be namespaced, and MDX must stay compatible with version 1.
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    siteStorageNamespacing: false,
    fasterByDefault: false,
    mdx1CompatDisabledByDefault: false,
  },
  faster: {
    swcJsLoader: true,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    mdxCrossCompilerCache: true,
    rspackBundler: true,
    rspackPersistentCache: true,
    ssgWorkerThreads: true,
    gitEagerVcs: true,
  },
} satisfies Config['future'];

const markdown = {
  format: 'mdx',
  mermaid: false,
  mdx1Compat: {comments: true, admonitions: true, headingIds: true},
  parseFrontMatter: declaredAuthors({siteDir, language}),
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
} satisfies Config['markdown'];

const remark = {
  // These run before Docusaurus's own plugins, so that headings that they add are in the table of contents.
  beforeDefaultRemarkPlugins: [
    [samples, {siteDir}],
    [players, {siteDir}],
    [repositoryAddresses, {siteDir, repository}],
    [apiOverview, {siteDir}],
    [members, {siteDir}],
    [memberSections, {siteDir}],
    columnLabels,
    folds,
    icons,
    wholeCode,
  ],
  remarkPlugins: [[npm2yarn, {sync: true}]],
} satisfies Pick<NonNullable<PresetOptions['pages'] & object>, 'beforeDefaultRemarkPlugins' | 'remarkPlugins'>;

const preset = {
  docs: {
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    versions: {current: {label: 'Next'}},
    editUrl,
    editLocalizedFiles: true,
    showLastUpdateTime: true,
    onInlineTags: 'throw',
    ...remark,
  },
  blog: {
    path: 'blog',
    routeBasePath: 'blog',
    blogTitle: 'Blog',
    blogDescription,
    blogSidebarCount: 'ALL',
    postsPerPage: 'ALL',
    showReadingTime: true,
    showLastUpdateTime: true,
    editUrl,
    editLocalizedFiles: true,
    // This file intentionally does not exist: if it did, the blog plugin would add an authors page.
    // src/config/authors.ts reads blog/authors.yml instead.
    authorsMapPath: 'no-author-pages.yml',
    onInlineAuthors: 'ignore',
    tags: 'tags.yml',
    onInlineTags: 'throw',
    onUntruncatedBlogPosts: 'throw',
    feedOptions: {
      type: ['rss', 'atom', 'json'],
      title: `${title} | ${localized({en: 'Blog', fr: 'Blog en français'})}`,
      description: blogDescription,
      copyright,
      language,
      createFeedItems,
    },
    ...remark,
  },
  pages: remark,
  sitemap: {
    ignorePatterns: entryRedirects.redirects.map(({from}) => `${baseUrl}?(fr/)${from}`),
    lastmod: 'date',
    changefreq: null,
    priority: null,
  },
  theme: {customCss: './src/css/custom.css'},
} satisfies PresetOptions;

const plugins = [
  './src/plugins/content-check/index.ts',
  './src/plugins/development/index.ts',
  ['./src/plugins/entry-redirects/index.ts', entryRedirects],
  './src/plugins/inline-scripts/index.ts',
  './src/plugins/page-dependencies/index.ts',
  './src/plugins/post-build/index.ts',
  './src/plugins/faster-pages/index.ts',
] satisfies PluginConfig[];

/** The site's font (Latin, weights 400 to 700), which src/css/tokens.css uses. The social cards use it too. */
const font = `${baseUrl}fonts/atkinson-hyperlegible-next.woff2`;

const headTags = [
  // A page that is painted before the font arrives keeps the system font, so that no text moves.
  {tagName: 'link', attributes: {rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href: font}},
  {
    tagName: 'style',
    attributes: {},
    innerHTML: `@font-face{font-family:'Atkinson Hyperlegible Next';src:url(${font});font-weight:400 700;font-display:optional}`,
  },
  // Icons for browsers without SVG support and for home screens, generated by scripts/make-social-cards.ts.
  {tagName: 'link', attributes: {rel: 'icon', type: 'image/png', sizes: '32x32', href: `${baseUrl}${favicon}`}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
  // Open Graph properties that Docusaurus does not set, about the site and its social card.
  {tagName: 'meta', attributes: {property: 'og:site_name', content: title}},
  {tagName: 'meta', attributes: {property: 'og:image:width', content: '1200'}},
  {tagName: 'meta', attributes: {property: 'og:image:height', content: '630'}},
  {tagName: 'meta', attributes: {property: 'og:image:alt', content: tagline}},
] satisfies Config['headTags'];

const themeConfig = {
  image: localized({en: 'img/social-card.png', fr: 'img/social-card.fr.png'}),
  metadata: [
    // Docusaurus does not set it. Posts have the type `article`.
    {property: 'og:type', content: 'website'},
  ],
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: false,
  },
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  // Docusaurus renders the years as third-level headings, before the first-level heading of the page.
  blog: {sidebar: {groupByYear: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4},
  announcementBar: announcement,
  navbar: {
    title,
    logo: {src: 'img/logo.svg', alt: '', width: 30, height: 30},
    hideOnScroll: true,
    items: [
      {
        to: '/docs',
        label: 'Docs',
        position: 'left',
        // All documents, except the reference and the tutorials for authors.
        activeBaseRegex: '/docs(/(?!reference/|tutorial-).+)?$',
      },
      {
        to: '/reference',
        label: 'Reference',
        position: 'left',
        activeBaseRegex: '/(docs/)?reference(/.+)?$',
      },
      {href: sourceRepository, label: 'GitHub', position: 'right'},
      {type: 'search', position: 'right'},
      {type: 'localeDropdown', position: 'right'},
    ],
  },
  footer: {
    style: 'light',
    links: [
      {label: 'Getting started', to: '/docs/introduction'},
      {label: 'Blog', to: '/blog'},
      {label: 'Source code', href: sourceRepository},
      {label: 'Stack Overflow', href: stackOverflowTag},
    ],
    copyright,
  },
  prism: {
    // The theme's colors are CSS variables, which src/css/tokens.css defines for light and dark mode.
    theme: codeTheme,
    additionalLanguages: ['bash', 'json', 'diff'],
    magicComments: [
      {
        className: 'theme-code-block-highlighted-line',
        line: 'highlight-next-line',
        block: {start: 'highlight-start', end: 'highlight-end'},
      },
    ],
  },
} satisfies PresetThemeConfig;

const config: Config = {
  title,
  tagline,
  titleDelimiter: '|',
  url,
  baseUrl,
  trailingSlash: false,
  favicon,
  headTags,
  noIndex: false,
  baseUrlIssueBanner: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  i18n,
  future,
  markdown,
  staticDirectories: ['static'],
  clientModules: [
    './src/client/normalizeUrl.ts',
    './src/client/announcePage.ts',
    './src/client/keepCode.ts',
    './src/client/keepNavbar.ts',
    './src/client/openFolds.ts',
    // Must come after the two modules above, because it undoes their effects.
    './src/client/keepPlace.ts',
    './src/client/placeLinks.ts',
    './src/search/marks/marks.ts',
  ],
  presets: [['classic', preset]],
  plugins,
  themeConfig,
  customFields: {
    sourceRepository,
    // The path of the page is appended. The text is in English, like the repository.
    report: newIssue(repository, `\n\n---\nLanguage: ${language}\nRevision: ${repository.revision}\nPage: ${url}`),
    sampleFiles: sourceAddress(repository, 'blob', 'samples/', repository.revision),
  },
};

export default config;
