import {expect, test} from 'vitest';
import {
  DOCS_SIDEBAR,
  EXAMPLES_SIDEBAR,
  LANGUAGES,
  POSTS,
  REFERENCE_SIDEBAR,
  WITHOUT_SIDEBAR,
} from '../support/addresses';
import {parsePage, readBuilt} from '../support/build';
import {valuesIn} from '../support/select';
import {urlOf} from './support/site';

const CONTENT = [...DOCS_SIDEBAR, ...EXAMPLES_SIDEBAR, ...REFERENCE_SIDEBAR, ...WITHOUT_SIDEBAR, ...POSTS];

for (const {lang, prefix} of LANGUAGES) {
  test(`llms.txt in ${lang} lists every page with its description, and each has a Markdown version`, () => {
    const list = readBuilt(`${prefix}llms.txt`);
    expect(list).toMatch(/^# Ngx Testing Tools\n\n> .+\n\n\[llms-full.txt\][^]*\n## Docs\n[^]*\n## Blog\n/);
    const expected = CONTENT.map((address) => {
      const [title] = readBuilt(`${prefix}${address}.md`).split('\n');
      expect(title, address).toMatch(/^# \S/);
      const [description] = valuesIn('meta[name=description]', parsePage(`${prefix}${address}`), 'content');
      return `- [${title!.slice(2)}](${urlOf(`${prefix}${address}.md`)}): ${description}`;
    });
    expect(list.match(/^- .*$/gm)!.sort()).toEqual(expected.sort());
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
