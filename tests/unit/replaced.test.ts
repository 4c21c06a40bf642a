import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const siteDir = path.resolve(__dirname, '../..');
const classic = 'node_modules/@docusaurus/theme-classic/lib/theme';
const fallback = 'node_modules/@docusaurus/core/lib/client/theme-fallback';

/**
 * The originals that components of src/theme were written after, with the first half of the SHA-256 of each. After an
 * upgrade that changes one: compare it with ours, carry over what is of use, then write down the new hash.
 */
const ORIGINALS: Record<string, string> = {
  [`${classic}/AnnouncementBar/index.js`]: '3b497461548ccc36df1a4b4538749173',
  [`${classic}/AnnouncementBar/styles.module.css`]: 'caf6d3e8e258302f23455679af9bef15',
  [`${classic}/BlogArchivePage/index.js`]: '9a46c4deb232798c496e86cc96c34dbc',
  [`${classic}/BlogListPage/index.js`]: 'bea76516bb7dfc75d6074736e2c41296',
  [`${classic}/BlogPostItem/Footer/ReadMoreLink/index.js`]: '727f3819b5800415370c7fb8c275e0fd',
  [`${classic}/CodeBlock/index.js`]: '639f8655d319e123c4efa5223a42078d',
  [`${classic}/CodeBlock/Buttons/index.js`]: '8cc39d7b3812bfb9b53e20228bb4ed20',
  [`${classic}/CodeBlock/Content/index.js`]: '0d361f5894590ea483a8cd846925bf41',
  [`${classic}/ColorModeToggle/index.js`]: '0c879fd020f317a5d8c6f76951cb1e91',
  [`${classic}/Tabs/index.js`]: '7fe3d248d13cc48de3b9000e6cea7225',
  [`${classic}/ErrorPageContent.js`]: 'a85bb2d0b98bbb2ca76cdffb5bd079d6',
  [`${classic}/Footer/index.js`]: '6ce037aaac9dbf6380bf177a3d80e882',
  [`${classic}/Icon/Copy/index.js`]: '52edea7e56b949b8b8e9247d0c6d2ab1',
  [`${classic}/Icon/Success/index.js`]: 'd322b9eb62c88da76f20cfcdda4320c0',
  [`${classic}/Logo/index.js`]: '60c64ce82ec8bd643531fa816ab21f34',
  [`${classic}/Navbar/Content/index.js`]: 'bfd2fb36cf8d26f0e6a288be0942c6be',
  [`${classic}/Navbar/MobileSidebar/index.js`]: '0e302185bbfd7b0a4a737b7a41b52152',
  [`${classic}/NavbarItem/DropdownNavbarItem/index.js`]: 'fd3952cf6d062024cdfd6723f7061c17',
  [`${classic}/NavbarItem/DropdownNavbarItem/Desktop/index.js`]: 'c49755ffce7ccfbde40877a9fa9a8e88',
  [`${classic}/NavbarItem/DropdownNavbarItem/Mobile/index.js`]: 'e8048bc6eabd96e86c2e0530631a5e04',
  [`${classic}/NotFound/Content/index.js`]: '1339cadd0fe0b2a29e2b200f0b10487e',
  [`${classic}/TabItem/index.js`]: 'beef630741839e814275623c0a01f709',
  [`${fallback}/Error/index.js`]: '4037ad84f1980a3301bb194f07799422',
  [`${fallback}/Loading/index.js`]: 'ffd8013daa28cd24a849721acc38e47b',
};

describe('originals of the replaced components', () => {
  for (const [file, hash] of Object.entries(ORIGINALS)) {
    it(`${file.replace(/^node_modules\/@docusaurus\//, '')} is what ours was written after`, () => {
      const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
      expect(createHash('sha256').update(text).digest('hex').slice(0, 32)).toBe(hash);
    });
  }
});

describe('the register of the overrides', () => {
  const themeDir = path.join(siteDir, 'src/theme');
  const components = fs
    .readdirSync(themeDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('/index.tsx'))
    .map((file) => file.replace(/\/index\.tsx$/, ''));
  const register = fs.readFileSync(path.join(themeDir, 'README.md'), 'utf8');

  it.each(components)('names %s', (component) => {
    expect(register).toContain(`| \`${component}\` |`);
  });

  it('names nothing that is not there', () => {
    const named = [...register.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
    expect(named.filter((name) => !components.includes(name!))).toEqual([]);
  });
});
