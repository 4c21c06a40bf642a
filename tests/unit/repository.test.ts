import path from 'node:path';
import type {Link, Paragraph} from 'mdast';
import {describe, expect, it} from 'vitest';
import {siteRepository} from '../../src/config/repository';
import repositoryAddresses from '../../src/remark/repository';
import {commitAll, makeSite} from './support/site';
import {transformPage} from './support/transform';

const LIBRARY = 'https://github.com/owner/library';
const OWN = {url: 'https://github.com/octocat/docs', folder: '', revision: 'abc'};
const FOLDER = {url: LIBRARY, folder: 'website/', revision: 'main'};

describe('the repository of the site', () => {
  it('is the one that GitHub Actions specifies', () => {
    const root = makeSite({'package.json': '{}'});
    commitAll(root);
    expect(siteRepository(root, LIBRARY, {GITHUB_REPOSITORY: 'octocat/docs', GITHUB_SHA: 'abc'})).toEqual(OWN);
  });

  it("is the library's, with the folder and the commit from git", () => {
    const root = makeSite({'website/package.json': '{}'});
    const revision = commitAll(root);
    expect(siteRepository(path.join(root, 'website'), LIBRARY, {})).toEqual({...FOLDER, revision});
  });
});

describe('the URLs of the repository in a page', () => {
  const transform = (page: string, repository = OWN) => {
    const root = makeSite({'README.md': '', 'samples/shop/a.spec.ts': ''});
    return transformPage(root, 'docs/a.mdx', page, ({siteDir}) => repositoryAddresses({siteDir, repository}));
  };
  const linkTo = async (url: string, repository = OWN) =>
    ((await transform(`[a](${url})`, repository)).children[0] as Paragraph).children[0] as Link;
  const CLONE = '```bash title="a" repository\ngit clone {repository}.git\ncd {clone}\ncp {folder}samples .\n```';

  it.each([
    ['repository:README.md#check', OWN, 'https://github.com/octocat/docs/blob/main/README.md#check'],
    ['repository:', OWN, 'https://github.com/octocat/docs'],
    ['repository:README.md', FOLDER, `${LIBRARY}/blob/main/website/README.md`],
    ['repository:samples/shop', FOLDER, `${LIBRARY}/tree/main/website/samples/shop`],
    ['repository:', FOLDER, `${LIBRARY}/tree/main/website`],
    ['./other.mdx', OWN, './other.mdx'],
  ])('are correct in the link to %s', async (url, repository, expected) => {
    expect((await linkTo(url, repository)).url).toBe(expected);
  });

  it.each([
    [OWN, 'git clone https://github.com/octocat/docs.git\ncd docs\ncp samples .'],
    [FOLDER, `git clone ${LIBRARY}.git\ncd library/website\ncp website/samples .`],
  ])('are inserted into a fence that requests them', async (repository, value) => {
    expect((await transform(CLONE, repository)).children[0]).toMatchObject({meta: 'title="a"', value});
  });

  it('fail for a missing file and for an unknown placeholder', async () => {
    await expect(linkTo('repository:READ.md')).rejects.toThrowError(
      'docs/a.mdx:1  the link to repository:READ.md is broken: there is no "READ.md"',
    );
    await expect(transform('```bash repository\ncd {name}\n```')).rejects.toThrowError(
      'docs/a.mdx:1  {name} is not a placeholder of a fence with "repository"  →  use one of {repository}, {clone}, {folder}.',
    );
  });
});
