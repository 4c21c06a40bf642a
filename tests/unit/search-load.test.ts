import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {makeFiles} from '../../src/plugins/search/makeFiles';
import {newSection} from '../../src/plugins/search/readPage';
import type {loadSearch as LoadSearch, Search} from '../../src/search/dialog/load';
import {FILES, type FileName} from '../../src/search/files';
import type {Page} from '../../src/search/model';

const page = (title: string): Page => ({
  path: 'docs/guard',
  title,
  sections: [{...newSection('', 1, title), text: `${title}, told.`}],
});

type Release = Record<FileName, string>;

let before: Release;
let after: Release;
/** The files in the browser's cache. Files that it does not contain come from the server. */
let cache: Partial<Release>;
let server: Partial<Release>;
let requests: string[];
let loadSearch: typeof LoadSearch;

beforeAll(async () => {
  before = await makeFiles([page('Old guard')], 'en', 'pages');
  after = await makeFiles([page('New guard')], 'en', 'pages');
});

beforeEach(async () => {
  cache = {};
  server = after;
  requests = [];
  vi.stubGlobal('fetch', (url: string, {cache: mode}: RequestInit) => {
    const name = (Object.keys(FILES) as FileName[]).find((file) => url === `/base/${FILES[file]}`)!;
    requests.push(`${name} ${mode}`);
    const text = (mode === 'default' ? cache[name] : undefined) ?? server[name];
    return Promise.resolve(new Response(text ?? 'gone', {status: text === undefined ? 404 : 200}));
  });
  vi.resetModules();
  ({loadSearch} = await import('../../src/search/dialog/load'));
});

afterEach(() => vi.unstubAllGlobals());

/** Loads the search, and waits until the texts are loaded or the full text has failed. */
async function load(): Promise<Search> {
  return new Promise((resolve, reject) => {
    const onChange = (search: Search) => (search.texts || search.depth === 'failed') && resolve({...search});
    loadSearch('en', '/base/', onChange).search.catch(reject);
  });
}

const titles = ({engine}: Search) => engine.search('guard').hits.map((hit) => hit.page.title);

describe('loading the search', () => {
  it('requests each file once, also from the cache', async () => {
    const search = await load();
    expect(search.depth).toBe('text');
    expect(requests).toEqual(['outline default', 'index default', 'texts default']);
    expect((await loadSearch('en', '/base/').search).depth).toBe('text');
    expect(requests).toHaveLength(3);
  });

  it('searches the new release while the cache has files of the previous one', async () => {
    cache = {outline: before.outline, texts: before.texts};
    const search = await load();
    expect(search.depth).toBe('text');
    expect(titles(search)).toEqual(['New guard']);
    expect(search.texts).toEqual(['New guard, told.']);
  });

  it('tries again without the cache when it is reopened', async () => {
    server = {...after, index: undefined};
    expect((await load()).depth).toBe('failed');
    server = after;
    cache = before;
    const search = await load();
    expect(search.depth).toBe('text');
    expect(titles(search)).toEqual(['New guard']);
  });

  it('tries again if the outline is not one', async () => {
    server = {...after, outline: '<!doctype html>'};
    await expect(load()).rejects.toThrow();
    server = after;
    expect(titles(await load())).toEqual(['New guard']);
  });

  it('never mixes files of two releases', async () => {
    server = {...after, index: before.index};
    const search = await load();
    expect(search.depth).toBe('failed');
    expect(titles(search)).toEqual(['New guard']);
  });
});
