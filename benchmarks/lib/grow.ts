import fs from 'node:fs';
import path from 'node:path';

/** Where the pages to copy are: the site's longest ones, with samples, tabs and tables. */
const TEMPLATES = 'api/test-beds';
/** The site's docs in each language. */
const DOCS = ['docs', 'i18n/fr/docusaurus-plugin-content-docs/current'];
/** How many pages a category of the sidebar gets: a closed one is not part of a page's HTML. */
const CATEGORY_SIZE = 50;

/**
 * Adds pages to a copy of the site, in both languages: the pages of the test beds in turn, each with a title, a
 * description and an address of its own, in closed categories of the sidebar.
 *
 * @returns the ids of the pages
 */
export function growSite(siteDir: string, count: number): string[] {
  const templates = fs
    .readdirSync(path.join(siteDir, DOCS[0]!, TEMPLATES))
    .filter((file) => file.endsWith('.mdx'))
    .sort();
  const ids = Array.from({length: count}, (_, index) => {
    const template = templates[index % templates.length]!;
    const id = `${TEMPLATES}/${template.replace('.mdx', '')}-${index + 1}`;
    for (const folder of DOCS) {
      const text = fs.readFileSync(path.join(siteDir, folder, TEMPLATES, template), 'utf8');
      fs.writeFileSync(path.join(siteDir, folder, `${id}.mdx`), withOwnWords(text, index + 1));
    }
    return id;
  });
  const categories = [];
  for (let at = 0; at < count; at += CATEGORY_SIZE) {
    categories.push({
      type: 'category',
      label: `Pages ${at + 1}`,
      key: `pages-${at + 1}`,
      items: ids.slice(at, at + CATEGORY_SIZE),
    });
  }
  fs.renameSync(path.join(siteDir, 'sidebars.ts'), path.join(siteDir, 'sidebars.own.ts'));
  fs.writeFileSync(
    path.join(siteDir, 'sidebars.ts'),
    `import own from './sidebars.own';\nexport default {...own, docs: [...(own.docs as unknown[]), ...${JSON.stringify(categories)}]};\n`,
  );
  return ids;
}

/** A title and a description of its own, and no phrases of the search: each leads to one page. */
function withOwnWords(text: string, number: number): string {
  return text.replace(
    /^(title|description): (['"]?)/gm,
    (_, key: string, quote: string) => `${key}: ${quote}${number} `,
  );
}
