import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {strFromU8, unzipSync} from 'fflate';
import type {Plugin, Props} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../src/lib/html';
import {readInlineCode} from '../../src/plugins/post-build/content-security-policy/inlineCode';
import postBuildSteps from '../../src/plugins/post-build';
import {addFeedLanguages} from '../../src/plugins/post-build/feedLanguages';
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
    'build/blog/atom.xml': '<feed xmlns="http://www.w3.org/2005/Atom"></feed>',
    'build/blog/feed.json': '{\n  "version": "https://jsonfeed.org/version/1"\n}',
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

  it('adds the language to the feeds once the blog plugin has written them', async () => {
    const siteDir = makeSite({'blog/atom.xml': '<feed xmlns="x"><entry>', 'blog/feed.json': '{}'});
    const i18n = {currentLocale: 'fr', localeConfigs: {fr: {htmlLang: 'fr-CA'}}};
    const added = addFeedLanguages({outDir: siteDir, i18n} as unknown as Props);
    const [atom, json] = ['atom.xml', 'feed.json'].map((name) => path.join(siteDir, 'blog', name)) as [string, string];
    await setTimeout(100);
    fs.writeFileSync(atom, '<feed xmlns="x"><entry></entry>\n</feed>\n');
    fs.writeFileSync(json, '{\n    "version": "1",\n    "title": "Blog"\n}');
    await added;
    expect(fs.readFileSync(atom, 'utf8')).toContain('<feed xml:lang="fr-CA" xmlns="x"><entry>');
    expect(JSON.parse(fs.readFileSync(json, 'utf8'))).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Blog',
      language: 'fr-CA',
    });
  });

  it('fails with the page and the attribute that the policy would block', async () => {
    const blocked = page('Guard').replace('<main>', '<main onclick="go()">');
    await expect(finish({'build/docs/guard.html': blocked})).rejects.toThrowError(
      'docs/guard.html: the policy blocks the attribute onclick="go()" of <main>.',
    );
  });
});
