import {expect, it} from 'vitest';
import infima from '../../src/plugins/faster-pages/bundle/infimaLoader.js';
import {makeSite} from './support/site';

it('keeps the rules of the classes that content, components and Docusaurus name', async () => {
  const siteDir = makeSite({
    'docs/page.mdx': '<p className="text--center">Text</p>',
    'i18n/fr/docusaurus-plugin-content-docs/current/page.mdx': '<p className="text--left">Texte</p>',
    'src/components/Card/index.tsx': "export const style = clsx('card', isFirst && 'card--first');",
    'node_modules/@docusaurus/theme-classic/lib/index.js': 'export const name = `badge--info`;',
    'samples/other.ts': "const name = 'hero--dark';",
  });
  const folders: string[] = [];
  const loader = {getOptions: () => ({siteDir}), addContextDependency: (folder: string) => folders.push(folder)};
  const rule = (selector: string) => `${selector} { top: 0 }`;
  const selectors = [
    'html',
    '.text--center',
    '.text--left',
    '.card--first',
    '.badge--info',
    '.hero--dark',
    '.card .hero__title',
  ];
  expect((await infima.call(loader as never, selectors.map(rule).join('\n'))).trim()).toBe(
    ['html', '.text--center', '.text--left', '.card--first', '.badge--info'].map(rule).join('\n'),
  );
  expect(folders).toContain(`${siteDir}/docs`);
});
