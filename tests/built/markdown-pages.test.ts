import {expect, test} from 'vitest';
import {BASE, DOCUMENTS, LANGUAGES, POSTS} from '../support/addresses';
import {readBuilt} from '../support/build';
import {valuesIn} from '../support/select';
import {pagesIn, urlOf} from './support/site';

/** What is in a page only because its components show one of several answers or steps. */
const SHOWN_AT_FIRST = /Step 1 of|Étape 1 sur|\*\*Test bed\*\* |\*\*Banc de test\*\* |Angular 18 ?: /;

const CONTENT = [...DOCUMENTS, ...POSTS];

for (const {lang, prefix} of LANGUAGES) {
  test(`llms.txt in ${lang} lists every page with its description, and each has a Markdown version`, () => {
    const list = readBuilt(`${prefix}llms.txt`);
    expect(list).toMatch(
      /^# Ngx Testing Tools\n\n> .+\n\n\[llms-full.txt\][^]*\n## Docs\n\n.+getting-started[^]*\n## Blog\n[^]*\n## Optional\n\n.+tutorial/,
    );
    expect(list).toContain(`](${urlOf(lang === 'en' ? 'fr/llms.txt' : 'llms.txt')})`);
    const expected = pagesIn(prefix, CONTENT).map(({own, url, page}) => {
      const markdown = readBuilt(`${own}.md`);
      const [title, , source] = markdown.split('\n');
      expect(title, own).toMatch(/^# \S/);
      expect(source).toBe(`<${url}>`);
      expect(SHOWN_AT_FIRST.exec(markdown), own).toBeNull();
      expect(valuesIn('link[type="text/markdown"]', page, 'href')).toEqual([`${BASE}${own}.md`]);
      const [description] = valuesIn('meta[name=description]', page, 'content');
      return `- [${title!.slice(2)}](${url}.md): ${description}`;
    });
    expect(list.match(/^- .*$/gm)!.sort()).toEqual(expected.sort());
  });

  test(`llms-full.txt in ${lang} contains all pages in one file`, () => {
    expect(readBuilt(`${prefix}llms.txt`)).toContain(`${urlOf(`${prefix}llms-full.txt`)})`);
    const full = readBuilt(`${prefix}llms-full.txt`);
    for (const address of CONTENT) {
      // Not `toContain`, which would print the whole file on failure.
      expect(full.includes(`\n${readBuilt(`${prefix}${address}.md`)}`), address).toBe(true);
    }
  });
}
