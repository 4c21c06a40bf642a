import type {Options} from '@docusaurus/plugin-sitemap';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;
type SitemapItem = Awaited<ReturnType<CreateSitemapItems>>[number];

/** The address of a page in one language, written as `<xhtml:link rel="alternate">`. */
interface AlternateLink {
  lang: string;
  url: string;
}

/** What is needed to convert an address between languages. */
interface SiteLanguages {
  /** URL of the site's root in the default language, with a trailing slash. */
  root: string;
  defaultLanguage: string;
  languages: readonly string[];
}

/**
 * Returns the addresses of a page in each language, and in the default language as `x-default`.
 *
 * @param address absolute address of the page in any language
 */
function alternatesOf(address: string, site: SiteLanguages): AlternateLink[] {
  const prefixes = new Map(
    site.languages.map((lang) => [lang, lang === site.defaultLanguage ? site.root : `${site.root}${lang}/`]),
  );
  const own =
    [...prefixes.values()].filter((prefix) => address.startsWith(prefix)).sort((a, b) => b.length - a.length)[0] ??
    site.root;
  const page = address.slice(own.length);
  const links = [...prefixes].map(([lang, prefix]) => ({lang, url: `${prefix}${page}`}));
  const fallback = links.find((link) => link.lang === site.defaultLanguage)!;
  return [...links, {lang: 'x-default', url: fallback.url}];
}

/**
 * Creates the items of the sitemap, each with its alternates. The sitemap of the default language lists the pages of
 * all languages; the others list their own. All languages have the same pages, which the tests assert.
 */
export const createSitemapItems: CreateSitemapItems = async ({defaultCreateSitemapItems, siteConfig, routes}) => {
  const items = await defaultCreateSitemapItems({siteConfig, routes});
  const {defaultLocale, locales} = siteConfig.i18n;
  const localeSuffix = new RegExp(`(?<=/)(?:${locales.filter((locale) => locale !== defaultLocale).join('|')})/$`);
  const root = `${siteConfig.url}${siteConfig.baseUrl}`;
  const isDefault = !localeSuffix.test(root);
  const site = {
    root: root.replace(localeSuffix, ''),
    defaultLanguage: defaultLocale,
    languages: locales,
  };
  return items.flatMap((item): SitemapItem[] => {
    const links = alternatesOf(item.url, site);
    const addresses = isDefault ? links.filter(({lang}) => lang !== 'x-default').map(({url}) => url) : [item.url];
    return addresses.map((url) => ({...item, url, links}) as SitemapItem);
  });
};
