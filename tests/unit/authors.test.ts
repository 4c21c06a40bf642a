import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {declaredAuthors} from '../../src/config/authors';
import type {Language} from '../../src/lib/content/folders';
import {makeSite} from './support/site';

const FRENCH = 'i18n/fr/docusaurus-plugin-content-blog';
const ANN = {name: 'Ann', url: 'https://example.org'};

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
  it.each([
    ['those declared in authors.yml, without their keys', 'authors: [ann, bob]', [ANN, {name: 'Bob'}]],
    ['a single key', 'authors: ann', [ANN]],
    ['overridden in a post', 'authors: [{key: bob, title: Guest}]', [{name: 'Bob', title: 'Guest'}]],
    ['declared in a post', 'authors: [{name: Eve}]', [{name: 'Eve'}]],
    ['optional', 'tags: []', undefined],
  ])('can be %s', async (_, frontMatter, expected) => {
    expect(await read(frontMatter)).toEqual(expected);
  });

  it('come from the language being built, even in a post of another language', async () => {
    const file = `${FRENCH}/a.mdx`;
    expect(await read('authors: [ann]', {file, language: 'fr'})).toEqual([{name: 'Anne'}]);
    expect(await read('authors: [bob]', {file, language: 'en'})).toEqual([{name: 'Bob'}]);
  });
});
