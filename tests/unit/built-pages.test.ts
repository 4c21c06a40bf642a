import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readBuiltPages} from '../../src/lib/built-pages';

const read = vi.fn((html: string, address: string) => (html.includes('<h1>') ? {address, html} : null));

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'built-pages-'));
  write('package-lock.json', '{}');
  write('reader/index.ts', 'one');
  write('build/index.html', '<h1>Home</h1>');
  write('build/docs/a.html', '<script src="main.1.js"></script><h1>A</h1>');
  write('build/docs/b.html', '<p>No heading</p>');
  read.mockClear();
});

afterEach(() => fs.rmSync(siteDir, {recursive: true}));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
}

function readAll() {
  const props = {
    siteDir,
    outDir: path.join(siteDir, 'build'),
    baseUrl: '/base/',
    i18n: {currentLocale: 'en'},
    routesPaths: ['/base/docs/b', '/base/docs/a', '/base/404.html', '/base/', '/elsewhere'],
  };
  return readBuiltPages(props as unknown as Props, {
    name: 'test',
    code: [path.join(siteDir, 'reader')],
    accepts: (address) => address !== '404.html',
    read,
  });
}

describe('readBuiltPages', () => {
  it('returns the results ordered by address, without scripts', async () => {
    expect(await readAll()).toEqual([
      {address: '', page: {address: '', html: '<h1>Home</h1>'}},
      {address: 'docs/a', page: {address: 'docs/a', html: '<h1>A</h1>'}},
    ]);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('does not read a page again if only its scripts have other names', async () => {
    const first = await readAll();
    write('build/docs/a.html', '<script src="main.2.js"></script><h1>A</h1>');
    expect(await readAll()).toEqual(first);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('reads only changed pages again', async () => {
    await readAll();
    write('build/docs/a.html', '<h1>A, changed</h1>');
    expect((await readAll())[1]!.page.html).toBe('<h1>A, changed</h1>');
    expect(read).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['the reader', 'reader/index.ts'],
    ['a package', 'package-lock.json'],
  ])('reads all pages again after a change of %s', async (_what, file) => {
    await readAll();
    write(file, '{"changed": 1}');
    await readAll();
    expect(read).toHaveBeenCalledTimes(6);
  });

  it('reads all pages if the cache file is invalid', async () => {
    const first = await readAll();
    const [cache] = fs.readdirSync(path.join(siteDir, 'node_modules/.cache/pages'));
    write(`node_modules/.cache/pages/${cache}`, '{"version": ');
    expect(await readAll()).toEqual(first);
    expect(read).toHaveBeenCalledTimes(6);
  });

  it('drops pages that no longer exist', async () => {
    await readAll();
    const [cache] = fs.readdirSync(path.join(siteDir, 'node_modules/.cache/pages'));
    const stored = () =>
      (
        JSON.parse(fs.readFileSync(path.join(siteDir, 'node_modules/.cache/pages', cache!), 'utf8')) as {
          results: object;
        }
      ).results;
    write('build/docs/a.html', '<h1>A, changed</h1>');
    await readAll();
    expect(Object.keys(stored())).toHaveLength(3);
  });
});
