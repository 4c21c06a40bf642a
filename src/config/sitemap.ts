import type {Options} from '@docusaurus/plugin-sitemap';
import {language} from './localized';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;
type SitemapItem = Awaited<ReturnType<CreateSitemapItems>>[number];

/**
 * Creates the items of the sitemap. Each has links to the page in every language, and to the default language as
 * `x-default`, which become `<xhtml:link rel="alternate">`. The sitemap of the default language lists the pages of all
 * languages; the others list their own. All languages have the same pages, which the tests assert.
 */
export const createSitemapItems: CreateSitemapItems = async ({defaultCreateSitemapItems, siteConfig, routes}) => {
  const items = await defaultCreateSitemapItems({siteConfig, routes});
  const {defaultLocale, locales} = siteConfig.i18n;
  const own = `${siteConfig.url}${siteConfig.baseUrl}`;
  // With `--locale fr`, Docusaurus builds French at the root too.
  const root = own.replace(new RegExp(`(?<=/)${language}/$`), '');
  return items.flatMap((item): SitemapItem[] => {
    const page = item.url.slice(own.length);
    const pages = locales.map((lang) => ({lang, url: `${root}${lang === defaultLocale ? '' : `${lang}/`}${page}`}));
    const links = [...pages, {lang: 'x-default', url: root + page}];
    return (own === root ? pages : [item]).map(({url}) => ({...item, url, links}) as SitemapItem);
  });
};
