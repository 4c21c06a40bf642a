import {expect, test} from 'vitest';
import {
  DOCS_SIDEBAR,
  EXAMPLES_SIDEBAR,
  LANGUAGES,
  POSTS,
  REFERENCE_SIDEBAR,
  WITHOUT_SIDEBAR,
} from '../e2e/support/addresses';
import {readBuilt} from '../e2e/support/build';
import {urlOf} from './support/site';

const CONTENT = [...DOCS_SIDEBAR, ...EXAMPLES_SIDEBAR, ...REFERENCE_SIDEBAR, ...WITHOUT_SIDEBAR, ...POSTS];

for (const {lang, prefix} of LANGUAGES) {
  test(`llms.txt in ${lang} lists every page, and each has a Markdown version`, () => {
    const list = readBuilt(`${prefix}llms.txt`);
    const listed = [...list.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, url]) => url!);
    expect(listed.sort()).toEqual(CONTENT.map((address) => urlOf(`${prefix}${address}.md`)).sort());
    for (const address of CONTENT) {
      expect(readBuilt(`${prefix}${address}.md`), address).toMatch(/^# \S/);
    }
  });

  test(`llms-full.txt in ${lang} contains all pages in one file`, () => {
    expect(readBuilt(`${prefix}llms.txt`)).toContain(`${urlOf(`${prefix}llms-full.txt`)})`);
    const full = readBuilt(`${prefix}llms-full.txt`);
    for (const address of CONTENT) {
      const [title, ...text] = readBuilt(`${prefix}${address}.md`).split('\n');
      // Not `toContain`, which would print the whole file on failure.
      expect(full.includes(`\n${title}\n\n<${urlOf(`${prefix}${address}.md`)}>\n${text.join('\n')}`), address).toBe(
        true,
      );
    }
  });
}
