import fs from 'node:fs';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import type {Plugin, Props} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../src/lib/html';
import {readInlineCode} from '../../src/plugins/post-build/contentSecurityPolicy';
import postBuildSteps from '../../src/plugins/post-build';
import {makeSite} from './support/site';

const page = (text: string) =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8><title>${text}</title><script data-scripts="/base/a.js">start()</script></head><body><div id=__docusaurus><main><div class="markdown"><h1>${text}</h1></div></main></div></body></html>`;

async function finish(
  files: Record<string, string> = {},
): Promise<(file: string, encoding?: BufferEncoding) => string> {
  const siteDir = makeSite({
    'package-lock.json': '{}',
    'samples/tsconfig.json': '{"compilerOptions": {}}',
    'docs/getting-started.mdx': '#### `NG0100: Changed` {#error-changed}\n\nMake it a signal. [More](./a.mdx).\n',
    'build/404.html': page('Not found'),
    'build/docs/guard.html': page('Guard'),
    ...files,
  });
  const props = {
    siteDir,
    outDir: path.join(siteDir, 'build'),
    baseUrl: '/base/',
    i18n: {
      currentLocale: 'en',
      defaultLocale: 'en',
      locales: ['en', 'fr'],
      localeConfigs: {en: {baseUrl: '/base/', htmlLang: 'en'}},
    },
    siteConfig: {
      url: 'https://example.org',
      title: 'Site',
      tagline: 'It helps',
      themeConfig: {navbar: {items: [{to: '/docs', activeBaseRegex: '/docs'}, {type: 'search'}]}},
    },
    routesPaths: ['/base/404.html', '/base/docs/guard'],
  };
  const {postBuild} = postBuildSteps() as Plugin<void>;
  await postBuild!(props as unknown as Props & {content: void; head: never; routesBuildMetadata: never});
  return (file, encoding = 'utf8') => fs.readFileSync(path.join(siteDir, 'build', file), encoding);
}

describe('the finished build', () => {
  it('has a policy that includes the output of the other steps', async () => {
    const read = await finish();
    const html = read('404.html');
    const code = readInlineCode(parseHtml(html)).scripts.find((script) => script.includes('showNearest'));
    expect(code).toContain('["docs/guard"]');
    expect(code).toContain('completeNavbar([{"to":"/docs","activeBaseRegex":"/docs"}])');
    expect(html.match(/'sha256-/g)).toHaveLength(2);
    expect(read('docs/guard.md')).toBe('# Guard\n');
    expect(read('llms.txt')).toContain('[Guard](https://example.org/base/docs/guard.md)');
    expect(read('search/outline.json')).toContain('Guard');
    expect(JSON.parse(read('search/errors.json'))).toEqual([
      {
        address: 'docs/getting-started#error-changed',
        title: '`NG0100: Changed`',
        messages: ['NG0100: Changed', 'NG0100', 'Changed'],
        lines: [{text: 'Make it a signal.'}],
      },
    ]);
  });

  it('has an archive of the samples project', async () => {
    const read = await finish();
    const {'samples-angular-18/package.json': manifest} = unzipSync(
      Buffer.from(read('samples-angular-18.zip', 'latin1'), 'latin1'),
    );
    expect(JSON.parse(strFromU8(manifest!))).toMatchObject({scripts: {test: 'ng test'}});
  });

  it('fails with the page and the attribute that the policy would block', async () => {
    const blocked = page('Guard').replace('<main>', '<main onclick="go()">');
    await expect(finish({'build/docs/guard.html': blocked})).rejects.toThrowError(
      'docs/guard.html: the policy blocks the attribute onclick="go()" of <main>.',
    );
  });
});
