import {LANGUAGES} from '../support/addresses';
import {colorModeOf} from './support/faults';
import {contextValue} from './support/runtime';
import {BASE, expect, expectMode, open, sharedPageTest as test} from './support/site';

/** The part of the browser's data that the tests compare piece by piece. */
interface SiteContext {
  globalData: {
    'docusaurus-plugin-content-docs': {
      default: {
        path: string;
        versions: {docs: object[]; sidebars: Record<string, {link: {path: string; label: string}}>}[];
      };
    };
  };
  i18n: object;
  siteConfig: object;
}

/** The first page of each sidebar. */
const START: Record<string, string> = {
  docs: 'introduction',
  examples: 'examples/about',
  reference: 'reference/version-compatibility',
};

for (const {lang, prefix} of LANGUAGES) {
  const base = `${BASE}${prefix}`;

  test(`the browser has the docs version, the languages and the configuration of the site, in ${lang}`, async ({
    page,
  }) => {
    // Pages outside the docs have the docs data too, because a navbar item may link to any document.
    await open(page, prefix);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    const {globalData, i18n, siteConfig} = await contextValue<SiteContext>(page, 'globalData');
    const {path, versions} = globalData['docusaurus-plugin-content-docs'].default;
    expect(path).toBe(`${base}docs`);
    expect(versions).toHaveLength(1);
    const {docs, sidebars, ...version} = versions[0]!;
    expect(version).toEqual({
      name: 'current',
      // Only visible in a version dropdown, which the site does not have.
      label: lang === 'fr' ? 'Prochaine' : 'Next',
      isLast: true,
      path: `${base}docs`,
      mainDocId: 'introduction',
      draftIds: [],
    });

    expect(docs).toEqual(
      expect.arrayContaining([
        {id: 'introduction', path: `${base}docs/introduction`, sidebar: 'docs'},
        {id: 'examples/about', path: `${base}docs/examples/about`, sidebar: 'examples'},
        // Without a sidebar.
        {id: 'reference/api/overview', path: `${base}docs/reference/api/overview`},
      ]),
    );

    expect(Object.keys(sidebars)).toEqual(Object.keys(START));
    for (const [sidebar, id] of Object.entries(START)) {
      expect(sidebars[sidebar]!.link.path, sidebar).toBe(`${base}docs/${id}`);
      expect(sidebars[sidebar]!.link.label, sidebar).not.toBe('');
    }

    expect(i18n).toMatchObject({
      defaultLocale: 'en',
      locales: ['en', 'fr'],
      currentLocale: lang,
      localeConfigs: {
        en: {label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory'},
        fr: {label: 'Français', htmlLang: 'fr', direction: 'ltr', calendar: 'gregory'},
      },
    });

    expect(siteConfig).toMatchObject({
      url: 'https://remscodes.github.io',
      baseUrl: base,
      title: 'Ngx Testing Tools',
      favicon: expect.stringMatching(/^data:image|^img\//),
      trailingSlash: false,
      noIndex: false,
      markdown: {format: 'mdx', mermaid: false, mdx1Compat: {comments: true, admonitions: true, headingIds: true}},
      themeConfig: {
        colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
        docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
        tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4},
        navbar: {title: 'Ngx Testing Tools', hideOnScroll: true},
        footer: {copyright: expect.stringContaining('2023-2025') as unknown},
        announcementBar: {id: 'angular-16-to-22', isCloseable: true},
      },
    });
  });

  test(`a route has its plugin and its version, in ${lang}`, async ({page}) => {
    await open(page, `${prefix}docs/introduction`);
    expect(await contextValue(page, 'plugin')).toMatchObject({
      plugin: {name: 'docusaurus-plugin-content-docs', id: 'default'},
    });
    // The version metadata in the docs layout contains the sidebars.
    expect(await contextValue(page, 'docsSidebars')).toMatchObject({
      pluginId: 'default',
      version: 'current',
      isLast: true,
      docsSidebars: {
        docs: expect.arrayContaining([expect.objectContaining({type: 'link', docId: 'introduction'})]) as unknown,
        examples: expect.arrayContaining([expect.objectContaining({docId: 'examples/about'})]) as unknown,
        reference: expect.any(Array) as unknown,
      },
    });
  });
}

test('code has the colors of the mode, and its highlighted lines have their own background', async ({page}) => {
  await open(page, 'docs/getting-started');
  const marked = page.locator('.theme-code-block-highlighted-line:visible').first();
  const looks = () =>
    marked.evaluate((line) => {
      const token = line.querySelector('.token')!;
      return [
        getComputedStyle(token).color,
        getComputedStyle(line.closest('.theme-code-block')!).backgroundColor,
        getComputedStyle(line).backgroundColor,
      ];
    });
  const light = await looks();
  await colorModeOf(page).click();
  await expectMode(page, 'dark');
  const dark = await looks();
  for (const [index, color] of light.entries()) {
    expect(dark[index]).not.toBe(color);
  }
  for (const [, ground, line] of [light, dark]) {
    expect(line).not.toBe(ground);
    expect(line).not.toBe('rgba(0, 0, 0, 0)');
  }
});
