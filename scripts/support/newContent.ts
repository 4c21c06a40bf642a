import {parse} from 'yaml';
import {addressOf} from '../../src/lib/content/addresses';
import {didYouMean} from '../../src/lib/content/didYouMean';
import {CONTENT_FOLDERS} from '../../src/lib/content/folders';
import {hashOf, recordHash} from '../../src/lib/content/sourceHash';
import {readYaml} from '../../src/lib/content/yaml';

export type Kind = 'doc' | 'post' | 'sample';

/** Reads a file of the repository. Returns `null` if it does not exist. */
type Read = (file: string) => string | null;

/** Options of `makeContent`. */
export interface NewContentOptions {
  kind: Kind;
  /** Path below the content folder, without an extension: `guides/routing`. */
  slug: string;
  /** Tag of a post. */
  tag: string;
  /** Declared author of a post. */
  author: string;
  /** Date of a post, such as `2026-01-31`. */
  date: string;
  /** All addresses of the site, relative to its base URL. */
  addresses: ReadonlySet<string>;
}

/** File contents by path from the repository's root. */
export type Files = Record<string, string>;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** File systems allow 255 bytes for a name; this leaves room for extensions. */
const MAX_LENGTH = 100;
/** Docusaurus removes this prefix from the address. */
const NUMBER_PREFIX = /^\d+-/;
const TAGS = [`${CONTENT_FOLDERS.blog.en}/tags.yml`, `${CONTENT_FOLDERS.blog.fr}/tags.yml`] as const;
/** The files that exist already, and get an entry. */
const CHANGED: readonly string[] = ['sidebars.ts', ...TAGS];

/**
 * Creates a document, post or sample that passes every check.
 *
 * @returns the files to write, new and changed
 * @throws {Error} when the slug is not a valid address, or when a file or an address already exists
 */
export function makeContent(options: NewContentOptions, read: Read): Files {
  const {kind, slug, tag, author} = options;
  checkSlug(options);
  if (kind === 'post') {
    checkWord('a tag', tag);
    const authors = Object.keys(readYaml(read(`${CONTENT_FOLDERS.blog.en}/authors.yml`) ?? '').values);
    if (!authors.includes(author)) {
      throw new Error(`The author "${author}" is not declared in blog/authors.yml; ${didYouMean(author, authors)}`);
    }
  }
  const make = {
    doc: () => makeDocument(options, read),
    post: () => makePost(options, read),
    sample: () => makeSample(`pages/${slug}`, 'unquoted: no page quotes it yet'),
  };
  const files = make[kind]();
  const taken = Object.keys(files).find((file) => !CHANGED.includes(file) && read(file) !== null);
  if (taken) {
    throw new Error(`${taken} already exists; choose another address, or edit that file.`);
  }
  return files;
}

function checkSlug({kind, slug, addresses}: NewContentOptions): void {
  const folders = slug.split('/');
  // A sample may have dots in its name, such as guard.quick.
  const words = folders.flatMap((part, index) =>
    kind === 'sample' && index === folders.length - 1 ? part.split('.') : part,
  );
  if (kind === 'post' && words.length > 1) {
    throw new Error(`"${slug}" is in a folder, but posts cannot be; use lower-case words joined by hyphens.`);
  }
  words.forEach((word) => checkWord('part of an address', word));
  if (words.reduce((sum, word) => sum + word.length, 0) > MAX_LENGTH) {
    throw new Error(`The address is longer than ${MAX_LENGTH} characters; choose a shorter one.`);
  }
  if (kind === 'doc' && words.some((word) => NUMBER_PREFIX.test(word))) {
    throw new Error(`"${slug}" starts with a number, which Docusaurus removes from the address; leave it out.`);
  }
  const address = kind === 'doc' ? addressOf('docs', `${slug}.mdx`, {}) : addressOf('blog', '', {slug});
  if (kind !== 'sample' && address !== null && addresses.has(address)) {
    throw new Error(`The site already has a page at ${address}; choose another address.`);
  }
}

function checkWord(what: string, word: string): void {
  if (!SLUG.test(word) || word.length > MAX_LENGTH) {
    throw new Error(
      `"${word.slice(0, MAX_LENGTH)}" cannot be ${what}; write lower-case words joined by hyphens, up to ${MAX_LENGTH} characters.`,
    );
  }
}

function makeDocument({slug}: NewContentOptions, read: Read): Files {
  return {
    ...makePages('docs', slug, ''),
    ...makeSample(`pages/${slug}`),
    'sidebars.ts': addToSidebar(read('sidebars.ts') ?? '', slug),
  };
}

function makePost({slug, tag, author, date}: NewContentOptions, read: Read): Files {
  const fields = `slug: ${quoted(slug)}\nauthors: [${quoted(author)}]\ntags: [${quoted(tag)}]\ndate: ${date}\n`;
  const files = {...makePages('blog', slug, fields), ...makeSample(`blog/${slug}`)};
  const [english, french] = TAGS.map((file) => read(file) ?? '') as [string, string];
  if (Object.hasOwn(readYaml(english).values, tag)) {
    return files;
  }
  const words = wordsOf(tag);
  const declaration = `${quoted(tag)}:\n  label: ${quoted(capitalized(words))}\n  permalink: /${tag}\n  description: `;
  const newEnglish = `${english}${declaration}Articles about ${words}.\n`;
  const newFrench = `${french}${declaration}Articles du sujet «\u00a0${words}\u00a0».\n`;
  return {...files, [TAGS[0]]: newEnglish, [TAGS[1]]: recordHash(TAGS[1], newFrench, hashOf(newEnglish))};
}

/** A page in both languages. */
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

// #region first${optOut && ` ${optOut}`}
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

/** Returns a text as a YAML value, in quotes if any version of YAML would not parse it as a string. */
function quoted(text: string): string {
  const isText = (['1.1', '1.2'] as const).every((version) => parse(text, {version}) === text);
  return isText ? text : JSON.stringify(text);
}

function wordsOf(slug: string): string {
  return slug.replaceAll('-', ' ');
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
