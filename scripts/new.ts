import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import * as prettier from 'prettier';
import {readYaml} from '../src/lib/content/yaml';
import {makeContent, type Kind} from './support/newContent';
import {printError} from './support/report';

const siteDir = path.resolve(__dirname, '..');
const USAGE = 'npm run new -- doc <folder/slug> | post <slug> [--tag <tag>] [--author <key>] | sample <folder/name>';

/**
 * `npm run new -- doc|post|sample <slug>`: creates the page in both languages, its sidebar entry or tag, and a sample
 * with a passing spec. The result passes `npm run check`; authors then replace the text.
 */
async function main(): Promise<void> {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {tag: {type: 'string'}, author: {type: 'string'}},
  });
  const [kind, slug, ...rest] = positionals;
  if (!kind || !['doc', 'post', 'sample'].includes(kind) || !slug || rest.length > 0) {
    throw new Error(USAGE);
  }
  const read = (file: string) =>
    fs.existsSync(path.join(siteDir, file)) ? fs.readFileSync(path.join(siteDir, file), 'utf8') : null;
  const firstKey = (file: string) => Object.keys(readYaml(read(file) ?? '').values)[0] ?? '';
  const files = makeContent(
    {
      kind: kind as Kind,
      slug,
      tag: values.tag ?? firstKey('blog/tags.yml'),
      author: values.author ?? firstKey('blog/authors.yml'),
      date: new Date().toISOString().slice(0, 10),
    },
    read,
  );
  for (const [file, text] of Object.entries(files)) {
    const isNew = read(file) === null;
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), file === 'sidebars.ts' ? await formatted(file, text) : text);
    console.log(`${isNew ? 'created' : 'changed'} ${file}`);
  }
  const french = Object.keys(files).find((file) => file.startsWith('i18n/') && file.endsWith('.mdx'));
  console.log(
    kind === 'sample'
      ? 'Quote its region in both languages, and remove "unquoted".'
      : `Write both pages, then record that the French one is up to date: npm run translations:accept -- ${french}`,
  );
}

async function formatted(file: string, text: string): Promise<string> {
  const filepath = path.join(siteDir, file);
  return prettier.format(text, {...(await prettier.resolveConfig(filepath)), filepath});
}

main().catch(printError);
