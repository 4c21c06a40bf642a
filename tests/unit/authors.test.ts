import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {declaredAuthors} from '../../src/config/authors';
import type {Language} from '../../src/lib/content/folders';
import {makeSite} from './support/site';

const FRENCH = 'i18n/fr/docusaurus-plugin-content-blog';

async function read(
  frontMatter: string,
  {file = 'blog/a.mdx', language = 'en'}: {file?: string; language?: Language} = {},
): Promise<unknown> {
  const siteDir = makeSite({
    'blog/authors.yml': 'ann:\n  name: Ann\n  url: https://example.org\nbob:\n  name: Bob\n',
    [`${FRENCH}/authors.yml`]: 'ann:\n  name: Anne\n',
  });
  const page = {filePath: path.join(siteDir, file), fileContent: `---\ntitle: A\n${frontMatter}\n---\n`};
  const parsed = await declaredAuthors({siteDir, language})({
    ...page,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return parsed.frontMatter.authors;
}

describe('the authors of a post', () => {
  it('are those declared in authors.yml, without their keys', async () => {
    expect(await read('authors: [ann, bob]')).toEqual([{name: 'Ann', url: 'https://example.org'}, {name: 'Bob'}]);
    expect(await read('authors: ann')).toEqual([{name: 'Ann', url: 'https://example.org'}]);
  });

  it('are those of the language being built, or of all posts when the command does not say which it reads', async () => {
    const file = `${FRENCH}/a.mdx`;
    expect(await read('authors: [ann]', {file, language: 'fr'})).toEqual([{name: 'Anne'}]);
    expect(await read('authors: [bob]', {file, language: 'en'})).toEqual([{name: 'Bob'}]);
    await expect(read('authors: [bob]', {file, language: 'fr'})).rejects.toThrowError(
      `use a key of ${FRENCH}/authors.yml in "authors" (ann)`,
    );
  });

  it('can be overridden in a post', async () => {
    expect(await read('authors: [{key: bob, title: Guest}]')).toEqual([{name: 'Bob', title: 'Guest'}]);
  });

  it('can be declared in a post', async () => {
    expect(await read('authors: [{name: Eve}]')).toEqual([{name: 'Eve'}]);
  });

  it('are ignored outside posts, and optional', async () => {
    expect(await read('authors: [nobody]', {file: 'docs/a.mdx'})).toEqual(['nobody']);
    expect(await read('tags: []')).toBeUndefined();
  });

  it.each([
    ['an unknown key', 'authors: [nobody]', 'the author "nobody" is not declared'],
    ['an inherited name', 'authors: [constructor]', 'the author "constructor" is not declared'],
  ])('cannot be %s', async (_, frontMatter, problem) => {
    await expect(read(frontMatter)).rejects.toThrowError(
      `blog/a.mdx:3  ${problem}  →  use a key of blog/authors.yml in "authors" (ann, bob), or declare the author there, in each language.`,
    );
  });
});
