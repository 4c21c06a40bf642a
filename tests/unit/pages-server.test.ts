import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {servePages} from '../../scripts/support/pagesServer';

describe('the server of built pages', () => {
  const buildDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  let server: http.Server;

  /** Sends a request with an unmodified target, and returns the status of the response. */
  const ask = (target: string) =>
    new Promise<number>((resolve, reject) => {
      const {port} = server.address() as AddressInfo;
      http.get({port, path: target}, (response) => resolve(response.resume().statusCode!)).on('error', reject);
    });

  beforeAll(async () => {
    fs.mkdirSync(path.join(buildDir, 'folder'));
    for (const file of ['404.html', 'index.html', 'page.html', 'folder/index.html']) {
      fs.writeFileSync(path.join(buildDir, file), file);
    }
    server = await servePages({buildDir, baseUrl: '/base/', port: 0});
  });
  afterAll(() => {
    server.close();
    fs.rmSync(buildDir, {recursive: true});
  });

  it.each([
    ['/base/', 200],
    ['/base/page', 200],
    ['/base/folder/', 200],
    ['/base', 301],
    ['/base/folder', 301],
    ['/base/none', 404],
    ['/page', 404],
    // Not valid addresses.
    ['/base/%E0%A4%A', 404],
    ['/base/%00', 404],
    ['//', 404],
    ['/base/..%2f..%2f', 404],
  ])('responds to %s with %s, as GitHub Pages does, and keeps running', async (target, status) => {
    expect(await ask(target)).toBe(status);
    expect(await ask('/base/page')).toBe(200);
  });

  it('only accepts local connections', () => {
    expect(['127.0.0.1', '::1']).toContain((server.address() as AddressInfo).address);
  });
});
