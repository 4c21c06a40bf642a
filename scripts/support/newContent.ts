import {parse} from 'yaml';
import {didYouMean} from '../../src/lib/content/didYouMean';
import {CONTENT_FOLDERS} from '../../src/lib/content/folders';
import {hashOf, recordHash} from '../../src/lib/content/sourceHash';
import {readYaml} from '../../src/lib/content/yaml';

/** Reads a file of the repository. Returns `null` if it does not exist. */
type Read = (file: string) => string | null;

/** Slugs are lower-case words joined by hyphens. Documents and samples may be in folders, and samples may have dots. */
const SLUGS = {
  doc: /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/,
  post: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  sample: /^[a-z0-9]+(?:[-/.][a-z0-9]+)*$/,
};

export type Kind = keyof typeof SLUGS;

/** Options of `makeContent`. */
export interface NewContentOptions {
  kind: Kind;
  /** Path below the content folder, without an extension: `guides/routing`. */
  slug: string;
  /** Tag of a post. */
  tag: string;
  /** Author of a post, which `blog/authors.yml` must declare. */
  author: string;
  /** Date of a post, such as `2026-01-31`. */
  date: string;
}

/** File contents by path from the repository's root. */
export type Files = Record<string, string>;

const AUTHORS = `${CONTENT_FOLDERS.blog.en}/authors.yml`;
const TAGS = [`${CONTENT_FOLDERS.blog.en}/tags.yml`, `${CONTENT_FOLDERS.blog.fr}/tags.yml`] as const;

/**
 * Creates a document, post or sample that passes every check.
 *
 * @returns the files to write, new and changed
 * @throws {Error} when the slug or the tag is not a valid address, when the author is unknown, when a file already
 *   exists, or when `sidebars.ts` has no document after which the new one could be added
 */
export function makeContent(options: NewContentOptions, read: Read): Files {
  const {kind, slug, tag, author} = options;
  if (!SLUGS[kind].test(slug)) {
    throw new Error(`"${slug}" cannot be the address of a ${kind}; write lower-case words joined by hyphens.`);
  }
  if (kind === 'post' && !SLUGS.post.test(tag)) {
    throw new Error(`"${tag}" cannot be a tag; write lower-case words joined by hyphens.`);
  }
  const authors = Object.keys(readYaml(read(AUTHORS) ?? '').values);
  if (kind === 'post' && !authors.includes(author)) {
    throw new Error(
      `${AUTHORS} does not declare the author "${author}"; ${didYouMean(author, authors)} To add an author, declare it there first.`,
    );
  }
  const created = {
    doc: () => ({...makePages('docs', slug, ''), ...makeSample(`pages/${slug}`)}),
    post: () => makePost(options),
    sample: () => makeSample(`pages/${slug}`, ' unquoted: no page quotes it yet'),
  }[kind]();
  const taken = Object.keys(created).find((file) => read(file) !== null);
  if (taken) {
    throw new Error(`${taken} already exists; choose another address, or edit that file.`);
  }
  const changed = {
    doc: () => ({'sidebars.ts': addToSidebar(read('sidebars.ts') ?? '', slug)}),
    post: () => declareTag(tag, read),
    sample: () => ({}),
  }[kind]();
  return {...created, ...changed};
}

function makePost({slug, tag, author, date}: NewContentOptions): Files {
  const fields = `slug: ${quoted(slug)}\nauthors: [${quoted(author)}]\ntags: [${quoted(tag)}]\ndate: ${date}\n`;
  return {...makePages('blog', slug, fields), ...makeSample(`blog/${slug}`)};
}

/** Declares a tag in both languages, unless it is declared already. */
function declareTag(tag: string, read: Read): Files {
  const [english, french] = TAGS.map((file) => read(file) ?? '') as [string, string];
  if (Object.hasOwn(readYaml(english).values, tag)) {
    return {};
  }
  const words = wordsOf(tag);
  const declaration = `${quoted(tag)}:\n  label: ${quoted(capitalized(words))}\n  permalink: /${tag}\n  description: `;
  const newEnglish = `${english}${declaration}Articles about ${words}.\n`;
  const newFrench = `${french}${declaration}Articles sur le sujet «\u00a0${words}\u00a0».\n`;
  return {[TAGS[0]]: newEnglish, [TAGS[1]]: recordHash(TAGS[1], newFrench, hashOf(newEnglish))};
}

/** Returns a new page in both languages. */
function makePages(kind: keyof typeof CONTENT_FOLDERS, slug: string, fields: string): Files {
  const words = wordsOf(slug.split('/').at(-1)!);
  const sample = `\`\`\`ts sample="${kind === 'docs' ? 'pages' : 'blog'}/${slug}.spec.ts#first" title="greeting.service.spec.ts"\n\`\`\`\n`;
  const truncate = kind === 'blog' ? '{/* truncate */}\n\n' : '';
  const english = `---\n${fields}title: ${quoted(capitalized(words))}\ndescription: What this page says about ${words}.\n---\n\nWhat it is, and when to use it.\n\n${truncate}## First sample {#first-sample}\n\n${sample}`;
  const french = `---\n${fields}title: Page «\u00a0${words}\u00a0»\ndescription: Page consacrée au sujet «\u00a0${words}\u00a0».\n---\n\nÀ quoi elle sert, et quand.\n\n${truncate}## Premier exemple {#first-sample}\n\n${sample}`;
  const frenchFile = `${CONTENT_FOLDERS[kind].fr}/${slug}.mdx`;
  return {
    [`${CONTENT_FOLDERS[kind].en}/${slug}.mdx`]: english,
    [frenchFile]: recordHash(frenchFile, french, hashOf(english)),
  };
}

function makeSample(place: string, optOut = ''): Files {
  return {
    [`samples/${place}.spec.ts`]: `import { Injectable } from '@angular/core';
import { serviceTestBed } from 'ngx-testing-tools';

@Injectable({ providedIn: 'root' })
class GreetingService {
  greet(name: string): string {
    return \`Hello \${name}\`;
  }
}

// #region first${optOut}
describe('GreetingService', () => {
  const tb = serviceTestBed(GreetingService);

  it('should greet by name', tb(({ service }) => {
    expect(service.greet('Ada')).toBe('Hello Ada');
  }));
});
// #endregion first
`,
  };
}

/**
 * Adds a document to a sidebar: after the last document of its folder or, if there is none, after the last top-level
 * document. The list can be on one line or on several, and the caller formats it.
 *
 * @param source content of `sidebars.ts`
 */
export function addToSidebar(source: string, id: string): string {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  // An item comes after a bracket or a comma, and the value of a property after a colon.
  const lastOf = (of: string) => [...source.matchAll(new RegExp(`(?<=[[,]\\s*)'${of}[^/']+'`, 'g'))].at(-1);
  const last = (folder && lastOf(folder)) || lastOf('');
  if (!last) {
    throw new Error(`Cannot find a place for ${id} in sidebars.ts: add it manually.`);
  }
  const at = last.index + last[0].length;
  return `${source.slice(0, at)}, '${id}'${source.slice(at)}`;
}

/** Returns text as a YAML value, in quotes if YAML would not parse it as a string. */
function quoted(text: string): string {
  return parse(text) === text ? text : `'${text}'`;
}

function wordsOf(slug: string): string {
  return slug.replaceAll('-', ' ');
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
