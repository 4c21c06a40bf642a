import fs from 'node:fs';
import path from 'node:path';
import {CONTENT_FOLDERS} from '../../src/lib/content/folders';

/** The folder of the pages to copy, which are long and contain samples, tabs and tables. */
const TEMPLATES = 'api/test-beds';
/** Number of pages per sidebar category. The items of a closed category are not in a page's HTML. */
const CATEGORY_SIZE = 50;

/**
 * Adds pages to a copy of the site, in both languages. They are copies of the test bed pages in rotation, each with its
 * own title, description and address, in closed sidebar categories, and without search phrases.
 */
export function growSite(siteDir: string, count: number): void {
  const folders = Object.values(CONTENT_FOLDERS.docs).map((folder) => path.join(siteDir, folder));
  const templates = fs.readdirSync(path.join(folders[0]!, TEMPLATES)).filter((file) => file.endsWith('.mdx'));
  const ids = Array.from({length: count}, (_, index) => {
    const template = templates[index % templates.length]!;
    const id = `${TEMPLATES}/${template.replace('.mdx', '')}-${index + 1}`;
    for (const folder of folders) {
      const text = fs.readFileSync(path.join(folder, TEMPLATES, template), 'utf8');
      const own = text
        .replace(/^(title|description): (['"]?)/gm, `$1: $2${index + 1} `)
        // These elements list members of the page's own test bed, which a copy does not have.
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
  const text = `(sidebars.docs as unknown[]).push(...${JSON.stringify(categories)});\n`;
  fs.appendFileSync(path.join(siteDir, 'sidebars.ts'), text);
}
