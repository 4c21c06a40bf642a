import {execSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as PresetOptions, ThemeConfig as PresetThemeConfig} from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import {codeTheme} from './src/css/codeTheme';
import apiOverview from './src/remark/api-overview';
import samples from './src/remark/samples';
import translationNotice from './src/remark/translation-notice';
import {createFeedItems} from './src/plugins/lazy-hydration/content/createFeedItems';
import {createSitemapItems} from './src/plugins/sitemap/createSitemapItems';
import type {EntryRedirectsOptions} from './src/plugins/entry-redirects';
import {pageTemplate} from './src/starter/pageTemplate';

// The identity of the site. Everything below, and every component through the site's configuration, reads it from here.
const title = 'Ngx Testing Tools';
const url = 'https://remscodes.github.io';
const baseUrl = '/ngx-testing-tools/';
const sourceRepository = 'https://github.com/remscodes/ngx-testing-tools';
const stackOverflowTag = 'https://stackoverflow.com/questions/tagged/ngx-testing-tools';
const copyright = {
  en: 'Copyright © 2023-2025 the ngx-testing-tools authors',
  fr: 'Copyright © 2023-2025 les auteurs de ngx-testing-tools',
};
const tagline = {
  en: 'The only extension you need to test an Angular application',
  fr: 'La seule extension nécessaire pour tester une application Angular',
};
const blogDescription = {
  en: 'Articles about testing Angular applications with ngx-testing-tools.',
  fr: 'Articles sur les tests d’applications Angular avec ngx-testing-tools.',
};

const announcement = {
  en: `Version 3.0.2 is out. <a href="${baseUrl}docs/reference/version-compatibility">See which Angular versions it supports</a>.`,
  fr: `La version 3.0.2 est sortie. <a href="${baseUrl}fr/docs/reference/version-compatibility">Voir les versions d’Angular prises en charge</a>.`,
};

// A new id shows the bar again to readers who closed it.
const announcementId = 'release-3-0-2';

const siteDir = __dirname;

// In the page, not beside it: in the first visit, a request for it would share the connection with the style sheet.
const favicon = `data:image/svg+xml,${encodeURIComponent(fs.readFileSync(path.join(siteDir, 'static/img/logo.svg'), 'utf8').trim())}`;

// Set by Docusaurus while it builds a language: some texts have no place in i18n/.
const language = process.env.DOCUSAURUS_CURRENT_LOCALE === 'fr' ? 'fr' : 'en';
// Set by GitHub Actions; links to sample files name the revision that is deployed.
const revision = process.env.GITHUB_SHA ?? execSync('git rev-parse HEAD', {encoding: 'utf8'}).trim();

const i18n = {
  defaultLocale: 'en',
  locales: ['en', 'fr'],
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory'},
    fr: {label: 'Français', htmlLang: 'fr', direction: 'ltr', calendar: 'gregory'},
  },
} satisfies Config['i18n'];

const future = {
  // One by one rather than `v4: true`: storage keys must not be namespaced, and MDX keeps its compatibility.
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    siteStorageNamespacing: false,
    fasterByDefault: false,
    mdx1CompatDisabledByDefault: false,
  },
  faster: {
    // Babel compiles the site (babel.config.js).
    swcJsLoader: false,
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
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
} satisfies Config['markdown'];

const remark = {
  // Before Docusaurus's own, so that the headings that they add are in the table of contents.
  beforeDefaultRemarkPlugins: [
    [samples, {siteDir}],
    [apiOverview, {siteDir}],
    [translationNotice, {siteDir, language}],
  ],
  remarkPlugins: [[npm2yarn, {sync: true}]],
} satisfies Pick<NonNullable<PresetOptions['pages'] & object>, 'beforeDefaultRemarkPlugins' | 'remarkPlugins'>;

const preset = {
  docs: {
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    versions: {current: {label: 'Next'}},
    editUrl: `${sourceRepository}/edit/main/`,
    editLocalizedFiles: true,
    showLastUpdateTime: true,
    onInlineTags: 'throw',
    ...remark,
  },
  // src/plugins/blog stands in for it.
  blog: false,
  pages: remark,
  sitemap: {
    lastmod: 'date',
    changefreq: null,
    priority: null,
    createSitemapItems,
  },
  theme: {customCss: './src/css/custom.css'},
} satisfies PresetOptions;

const blog = {
  path: 'blog',
  routeBasePath: 'blog',
  blogTitle: 'Blog',
  blogDescription: blogDescription[language],
  blogSidebarCount: 'ALL',
  postsPerPage: 'ALL',
  showReadingTime: true,
  showLastUpdateTime: true,
  editUrl: `${sourceRepository}/edit/main/`,
  editLocalizedFiles: true,
  tags: 'tags.yml',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: ['rss', 'atom'],
    title: `${title} | Blog`,
    description: blogDescription[language],
    copyright: copyright[language],
    language,
    createFeedItems,
  },
  ...remark,
} satisfies BlogOptions;

const entryRedirects = {
  redirects: [
    {from: 'docs', to: 'docs/introduction'},
    {from: 'reference', to: 'docs/reference/version-compatibility'},
  ],
} satisfies EntryRedirectsOptions;

const plugins = [
  // First: it waits for those behind it, which may change pages.
  './src/plugins/content-security-policy/index.ts',
  ['./src/plugins/entry-redirects/index.ts', entryRedirects],
  ['./src/plugins/blog/index.ts', blog],
  './src/plugins/published-packages/index.ts',
  './src/plugins/portable-ids/index.ts',
  './src/plugins/client-bundle/index.ts',
  './src/plugins/logo-sprite/index.ts',
  './src/plugins/unused-infima/index.ts',
  './src/plugins/code-highlighting/index.ts',
  './src/plugins/lazy-hydration/index.ts',
  './src/plugins/page-dependencies/index.ts',
  './src/plugins/markdown-twins/index.ts',
  './src/plugins/missing-page/index.ts',
  './src/plugins/search/index.ts',
] satisfies PluginConfig[];

const headTags = [
  // The icon of browsers that take no SVG, and of home screens. Made by scripts/make-social-cards.ts, as the card is.
  {tagName: 'link', attributes: {rel: 'icon', type: 'image/png', sizes: '32x32', href: `${baseUrl}img/favicon-32.png`}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
  {
    // Docusaurus forgets a dismissal of another announcement once React runs, after its script in the body has hidden
    // the bar for this page. Forgotten here, before that script, the bar is in the first paint and nothing moves.
    tagName: 'script',
    attributes: {},
    // The id too: a dismissal before React runs is then one of this announcement.
    innerHTML: `try{localStorage.getItem('docusaurus.announcement.id')!=='${announcementId}'&&(localStorage.setItem('docusaurus.announcement.id','${announcementId}'),localStorage.setItem('docusaurus.announcement.dismiss','false'))}catch{}`,
  },
] satisfies Config['headTags'];

const themeConfig = {
  image: language === 'fr' ? 'img/social-card.fr.png' : 'img/social-card.png',
  metadata: [{name: 'theme-color', content: '#ffffff'}],
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: false,
  },
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4},
  announcementBar: {
    id: announcementId,
    content: announcement[language],
    isCloseable: true,
  },
  // The logo comes from src/plugins/logo-sprite.
  navbar: {
    title,
    hideOnScroll: true,
    items: [
      {
        to: '/docs',
        label: 'Docs',
        position: 'left',
        activeBaseRegex: '/docs(/(introduction|getting-started|api/.+))?$',
      },
      {
        to: '/reference',
        label: 'Reference',
        position: 'left',
        activeBaseRegex: '/(docs/)?reference(/version-compatibility)?$',
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
      {label: 'Source code', href: sourceRepository},
      {label: 'Stack Overflow', href: stackOverflowTag},
    ],
    copyright: copyright[language],
  },
  prism: {
    // Its colors are CSS variables, one set for light and one for dark: src/css/tokens.css.
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
  tagline: tagline[language],
  titleDelimiter: '|',
  url,
  baseUrl,
  trailingSlash: false,
  favicon,
  headTags,
  ssrTemplate: pageTemplate(),
  noIndex: false,
  baseUrlIssueBanner: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  i18n,
  future,
  markdown,
  staticDirectories: ['static'],
  presets: [['classic', preset]],
  plugins,
  themeConfig,
  customFields: {sourceRepository, revision},
};

export default config;
