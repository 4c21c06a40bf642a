import fs from 'node:fs';
import path from 'node:path';
import {CONTENT_FOLDERS} from '../../src/lib/content/folders';

/** Where the pages to copy are: the site's longest ones, with samples, tabs and tables. */
const TEMPLATES = 'api/test-beds';
/** How many pages a category of the sidebar gets: a closed one is not part of a page's HTML. */
const CATEGORY_SIZE = 50;

/**
 * Adds pages to a copy of the site, in both languages: the pages of the test beds in turn, each with a title, a
 * description and an address of its own, in closed categories of the sidebar. They have no phrases for the search.
 *
 * @returns the ids of the pages
 */
export function growSite(siteDir: string, count: number): string[] {
  const folders = Object.values(CONTENT_FOLDERS.docs).map((folder) => path.join(siteDir, folder));
  const templates = fs.readdirSync(path.join(folders[0]!, TEMPLATES)).filter((file) => file.endsWith('.mdx'));
  const ids = Array.from({length: count}, (_, index) => {
    const template = templates[index % templates.length]!;
    const id = `${TEMPLATES}/${template.replace('.mdx', '')}-${index + 1}`;
    for (const folder of folders) {
      const text = fs.readFileSync(path.join(folder, TEMPLATES, template), 'utf8');
      const own = text
        .replace(/^(title|description): (['"]?)/gm, `$1: $2${index + 1} `)
        // These list the members of the page's own test bed, which a copy does not have.
        .replace(/^<(?:Members|SharedErrors) .*$/gm, '');
      fs.writeFileSync(path.join(folder, `${id}.mdx`), own);
    }
    return id;
  });
  const categories = Array.from({length: Math.ceil(count / CATEGORY_SIZE)}, (_, index) => ({
    type: 'category',
    label: `Pages ${index + 1}`,
    key: `pages-${index + 1}`,
    items: ids.slice(index * CATEGORY_SIZE, (index + 1) * CATEGORY_SIZE),
  }));
  fs.renameSync(path.join(siteDir, 'sidebars.ts'), path.join(siteDir, 'sidebars.own.ts'));
  fs.writeFileSync(
    path.join(siteDir, 'sidebars.ts'),
    `import own from './sidebars.own';\nexport default {...own, docs: [...(own.docs as unknown[]), ...${JSON.stringify(categories)}]};\n`,
  );
  return ids;
}
