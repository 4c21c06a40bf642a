import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

/**
 * The first half of the SHA-256 of the originals that src/theme and src/plugins/faster-pages replace, and of other
 * modules that they rely on although they are not public.
 */
const ORIGINALS = {
  '@docusaurus/theme-classic/lib': {
    'prism-include-languages.js': 'a464a26897ccb5b2a509dcec3fd9b35e',
    'theme/AnnouncementBar/index.js': '3b497461548ccc36df1a4b4538749173',
    'theme/AnnouncementBar/styles.module.css': 'caf6d3e8e258302f23455679af9bef15',
    'theme/BackToTopButton/index.js': 'd890f1873f4a86b537a1c8921e1fbe07',
    'theme/BlogArchivePage/index.js': '9a46c4deb232798c496e86cc96c34dbc',
    'theme/BlogListPage/index.js': 'bea76516bb7dfc75d6074736e2c41296',
    'theme/BlogPostItem/Footer/ReadMoreLink/index.js': '727f3819b5800415370c7fb8c275e0fd',
    'theme/BlogTagsListPage/index.js': '571e294b15d8bf88cbeba20772988bdb',
    'theme/CodeBlock/Buttons/index.js': '8cc39d7b3812bfb9b53e20228bb4ed20',
    'theme/CodeBlock/Content/index.js': '0d361f5894590ea483a8cd846925bf41',
    'theme/CodeBlock/index.js': '639f8655d319e123c4efa5223a42078d',
    'theme/ColorModeToggle/index.js': '0c879fd020f317a5d8c6f76951cb1e91',
    'theme/DocBreadcrumbs/index.js': 'a5e21e8d877b58a2d058ce737bb9252b',
    'theme/ErrorPageContent.js': 'a85bb2d0b98bbb2ca76cdffb5bd079d6',
    'theme/Footer/index.js': '6ce037aaac9dbf6380bf177a3d80e882',
    'theme/LastUpdated/index.js': '30948229c514009458316d5f6d94da15',
    'theme/MDXComponents/Code.js': 'd24106e06e4ccc7072fb8114e46cc959',
    'theme/MDXComponents/Pre.js': '480359ec5f8f72753421305a7df13727',
    'theme/Navbar/Content/index.js': 'bfd2fb36cf8d26f0e6a288be0942c6be',
    'theme/Navbar/MobileSidebar/Layout/index.js': '25a9f4a9c4a55a7e7d8998b2cec0e0d4',
    'theme/NavbarItem/DropdownNavbarItem/Desktop/index.js': 'c49755ffce7ccfbde40877a9fa9a8e88',
    'theme/NavbarItem/DropdownNavbarItem/Mobile/index.js': 'e8048bc6eabd96e86c2e0530631a5e04',
    'theme/NotFound/Content/index.js': '1339cadd0fe0b2a29e2b200f0b10487e',
    'theme/TabItem/index.js': 'beef630741839e814275623c0a01f709',
    'theme/Tabs/index.js': '7fe3d248d13cc48de3b9000e6cea7225',
  },
  '@docusaurus/core/lib': {
    'client/BaseUrlIssueBanner/index.js': '595521e3fe1fb3a6f14b51eae156d7ef',
    'client/browserContext.js': 'f0765ea0de6c682044acc2d1f6f7d474',
    'client/clientEntry.js': 'a9d6514eaf79c05c7d5275b5139298a5',
    'client/docusaurus.js': 'b0d1dbdc1e3a706fe1ffd91c726d8348',
    'client/exports/Head.js': 'cffe1438651ffcd100c4389ef8c04a52',
    'client/exports/useIsBrowser.js': '3df5c8e89543244c519ab6787652ca9d',
    'client/hasHydratedDataAttribute.js': '66d8a389d5b740eace50f43be0860712',
    'client/prefetch.js': '7543271549a9882a308f0fad8155631a',
    'client/theme-fallback/Error/index.js': '4037ad84f1980a3301bb194f07799422',
    'client/theme-fallback/Loading/index.js': 'ffd8013daa28cd24a849721acc38e47b',
    'client/theme-fallback/Root/index.js': '450d33ef242b1cc6faf23470aa5c9831',
    'ssg/ssgTemplate.html.js': '5d6584e4a61b22d44bbbd7fe92a7a303',
  },
  '@docusaurus/theme-common/lib': {
    'hooks/useCodeWordWrap.js': '3483ac26c8c5cb90064902fb63a52565',
    'hooks/usePrismTheme.js': 'df8d8f84f1ff4de7d33f6e01accd5dc1',
  },
};

const files = Object.entries(ORIGINALS).flatMap(([folder, hashes]) =>
  Object.entries(hashes).map(([file, hash]) => [`${folder}/${file}`, hash] as const),
);

it.each(files)('%s has not changed', (file, hash) => {
  const text = fs.readFileSync(path.resolve(__dirname, '../../node_modules', file), 'utf8');
  const found = createHash('sha256').update(text).digest('hex').slice(0, 32);
  expect(
    found,
    `${file} has changed. Compare it with its replacement (see the READMEs of src/theme and src/plugins/faster-pages), port useful changes, then update its hash in tests/unit/replaced.test.ts.`,
  ).toBe(hash);
});
