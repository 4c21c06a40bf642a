import fs from 'node:fs';
import path from 'node:path';
import type {Plugin, Props} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {readInlineCode} from '../../src/plugins/post-build/content-security-policy/inlineCode';
import postBuildSteps from '../../src/plugins/post-build';
import {makeSite} from './support/site';

const page = (text: string) =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8><title>${text}</title><script data-scripts="/base/a.js">start()</script></head><body><div id=__docusaurus><main><div class="markdown"><h1>${text}</h1></div></main></div></body></html>`;

async function finish(files: Record<string, string> = {}): Promise<(file: string) => string> {
  const siteDir = makeSite({
    'package-lock.json': '{}',
    'build/404.html': page('Not found'),
    'build/docs/guard.html': page('Guard'),
    ...files,
  });
  const props = {
    siteDir,
    outDir: path.join(siteDir, 'build'),
    baseUrl: '/base/',
    i18n: {currentLocale: 'en', defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: {en: {baseUrl: '/base/'}}},
    siteConfig: {url: 'https://example.org', title: 'Site', tagline: 'It helps'},
    routesPaths: ['/base/404.html', '/base/docs/guard'],
  };
  const {postBuild} = postBuildSteps() as Plugin<void>;
  await postBuild!(props as unknown as Props & {content: void; head: never; routesBuildMetadata: never});
  return (file) => fs.readFileSync(path.join(siteDir, 'build', file), 'utf8');
}

describe('the finished build', () => {
  it('has a policy for what the other steps wrote', async () => {
    const read = await finish();
    const html = read('404.html');
    const code = readInlineCode(html).scripts.find((script) => script.includes('showNearest'));
    expect(code).toContain('["docs/guard"]');
    expect(html.match(/'sha256-/g)).toHaveLength(2);
    expect(read('docs/guard.md')).toBe('# Guard\n\n');
    expect(read('llms.txt')).toContain('[Guard](https://example.org/base/docs/guard.md)');
    expect(read('search/outline.json')).toContain('Guard');
  });

  it('fails with the page and the attribute that the policy would block', async () => {
    const blocked = page('Guard').replace('<main>', '<main onclick="go()">');
    await expect(finish({'build/docs/guard.html': blocked})).rejects.toThrowError(
      'docs/guard.html: the policy blocks the attribute onclick="go()" of <main>.',
    );
  });
});
