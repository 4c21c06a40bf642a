import type {Options} from '@docusaurus/plugin-sitemap';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;
type SitemapItem = Awaited<ReturnType<CreateSitemapItems>>[number];

/** An address in one language. The sitemap library writes it as `<xhtml:link rel="alternate">`. */
interface AlternateLink {
  lang: string;
  url: string;
}

/** What turns an address of one language into the same address of another. */
export interface SiteLanguages {
  /** Address of the site's root in the default language, with a trailing slash. */
  root: string;
  defaultLanguage: string;
  languages: readonly string[];
}

/**
 * The addresses of the same page in each language, and `x-default` for the default one.
 *
 * @param address an absolute address of the site, in any of its languages
 */
export function alternatesOf(address: string, site: SiteLanguages): AlternateLink[] {
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
 * Makes the sitemap's items: the pages of every language in the default language's sitemap, the language's own in
 * the others, each with its alternates. The pages of a language exist in all of them, which the tests assert.
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
