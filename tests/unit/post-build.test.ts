import path from 'node:path';
import type {Plugin, Props} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import postBuildSteps from '../../src/plugins/post-build';
import {makeSite} from './support/site';

const page = (text: string) =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8><title>${text}</title><script data-scripts="/base/a.js">start()</script></head><body><div id=__docusaurus><main><div class="markdown"><h1>${text}</h1></div></main></div></body></html>`;

async function finish(files: Record<string, string>): Promise<void> {
  const siteDir = makeSite({
    'package-lock.json': '{}',
    'samples/tsconfig.json': '{"compilerOptions": {}}',
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
}

describe('the finished build', () => {
  it('fails with the page and the attribute that the policy would block', async () => {
    const blocked = page('Guard').replace('<main>', '<main onclick="go()">');
    await expect(finish({'build/docs/guard.html': blocked})).rejects.toThrowError(
      'docs/guard.html: the policy blocks the attribute onclick="go()" of <main>.',
    );
  });
});
