import fs from 'node:fs';
import {expect, it} from 'vitest';
import {hashOf} from '../../src/lib/content/sourceHash';

/**
 * The hashes of the originals that src/theme and src/plugins/faster-pages replace, and of other modules that they rely
 * on although they are not public.
 */
const ORIGINALS = {
  '@docusaurus/theme-classic/lib': {
    'prism-include-languages.js': 'a464a26897cc',
    'theme/AnnouncementBar/index.js': '3b497461548c',
    'theme/AnnouncementBar/styles.module.css': 'caf6d3e8e258',
    'theme/BackToTopButton/index.js': 'd890f1873f4a',
    'theme/BlogArchivePage/index.js': '9a46c4deb232',
    'theme/BlogListPage/index.js': 'bea76516bb7d',
    'theme/BlogPostItem/Footer/ReadMoreLink/index.js': '727f3819b580',
    'theme/BlogTagsListPage/index.js': '571e294b15d8',
    'theme/CodeBlock/Buttons/index.js': '8cc39d7b3812',
    'theme/CodeBlock/Content/index.js': '0d361f589459',
    'theme/CodeBlock/index.js': '639f8655d319',
    'theme/ColorModeToggle/index.js': '0c879fd020f3',
    'theme/DocBreadcrumbs/index.js': 'a5e21e8d877b',
    'theme/ErrorPageContent.js': 'a85bb2d0b98b',
    'theme/Footer/index.js': '6ce037aaac9d',
    'theme/LastUpdated/index.js': '30948229c514',
    'theme/MDXComponents/Code.js': 'd24106e06e4c',
    'theme/MDXComponents/Pre.js': '480359ec5f8f',
    'theme/Navbar/Content/index.js': 'bfd2fb36cf8d',
    'theme/Navbar/MobileSidebar/Layout/index.js': '25a9f4a9c4a5',
    'theme/NavbarItem/DropdownNavbarItem/Desktop/index.js': 'c49755ffce7c',
    'theme/NavbarItem/DropdownNavbarItem/Mobile/index.js': 'e8048bc6eabd',
    'theme/NotFound/Content/index.js': '1339cadd0fe0',
    'theme/TabItem/index.js': 'beef63074183',
    'theme/Tabs/index.js': '7fe3d248d13c',
  },
  '@docusaurus/core/lib': {
    'client/BaseUrlIssueBanner/index.js': '595521e3fe1f',
    'client/browserContext.js': 'f0765ea0de6c',
    'client/clientEntry.js': 'a9d6514eaf79',
    'client/docusaurus.js': 'b0d1dbdc1e3a',
    'client/exports/Head.js': 'cffe1438651f',
    'client/exports/useIsBrowser.js': '3df5c8e89543',
    'client/hasHydratedDataAttribute.js': '66d8a389d5b7',
    'client/prefetch.js': '7543271549a9',
    'client/theme-fallback/Error/index.js': '4037ad84f198',
    'client/theme-fallback/Loading/index.js': 'ffd8013daa28',
    'client/theme-fallback/Root/index.js': '450d33ef242b',
    'ssg/ssgTemplate.html.js': '5d6584e4a61b',
  },
  '@docusaurus/theme-common/lib': {
    'hooks/useCodeWordWrap.js': '3483ac26c8c5',
    'hooks/usePrismTheme.js': 'df8d8f84f1ff',
  },
};

const files = Object.entries(ORIGINALS).flatMap(([folder, hashes]) =>
  Object.entries(hashes).map(([file, hash]) => [`${folder}/${file}`, hash] as const),
);

it.each(files)('%s has not changed', (file, hash) => {
  const text = fs.readFileSync(`node_modules/${file}`, 'utf8');
  expect(
    hashOf(text),
    `${file} has changed. Compare it with its replacement (see the READMEs of src/theme and src/plugins/faster-pages), port useful changes, then update its hash in tests/unit/replaced.test.ts.`,
  ).toBe(hash);
});
