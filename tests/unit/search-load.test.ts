import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {makeFiles} from '../../src/plugins/post-build/search/makeFiles';
import type {loadSearch as LoadSearch, Search} from '../../src/search/dialog/load';
import {FILES, type FileName} from '../../src/search/files';
import type {Page} from '../../src/search/model';
import {section} from './support/engine';

const page = (title: string): Page => ({
  path: 'docs/guard',
  title,
  sections: [section('', 1, title, `${title}, told.`)],
});

const before = await makeFiles([page('Old guard')], 'en');
const after = await makeFiles([page('New guard')], 'en');

let server: Record<FileName, string>;
let requests: string[];
let loadSearch: typeof LoadSearch;

beforeEach(async () => {
  server = after;
  requests = [];
  vi.stubGlobal('fetch', (url: string, {cache = 'default'}: RequestInit = {}) => {
    const [address, build = ''] = url.split('?') as [string, string?];
    const name = (Object.keys(FILES) as FileName[]).find((file) => address === `/base/${FILES[file]}`)!;
    requests.push(`${name} ${build && 'of the build'} ${cache}`);
    return Promise.resolve(new Response(server[name]));
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
  it('requests each file once, and names the build of the outline in the later requests', async () => {
    const search = await load();
    expect(search.depth).toBe('text');
    expect(requests).toEqual(['outline  no-cache', 'index of the build default', 'texts of the build default']);
    expect((await loadSearch('en', '/base/').search).depth).toBe('text');
    expect(requests).toHaveLength(3);
  });

  it('never mixes files of two releases', async () => {
    server = {...after, index: before.index};
    const search = await load();
    expect(search.depth).toBe('failed');
    expect(titles(search)).toEqual(['New guard']);
  });
});
