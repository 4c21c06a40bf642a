import {expect, it} from 'vitest';
import infima from '../../src/plugins/faster-pages/bundle/infimaLoader.js';
import {makeSite} from './support/site';

it('keeps the rules of the classes that content, components and Docusaurus name', async () => {
  const siteDir = makeSite({
    'docs/page.mdx': '<p className="text--center">Text</p>',
    'i18n/fr/docusaurus-plugin-content-docs/current/page.mdx': '<p className="text--left">Texte</p>',
    'src/components/Card/index.tsx': "export const style = clsx('card', isFirst && 'card--first');",
    'node_modules/@docusaurus/theme-classic/lib/index.js': 'export const name = `badge--info`;',
    'docusaurus.config.ts': "export default {navbar: {className: 'navbar--dark'}};",
    'samples/other.ts': "const name = 'hero--dark';",
  });
  const watched: string[] = [];
  const add = (place: string) => watched.push(place);
  const loader = {getOptions: () => ({siteDir}), addContextDependency: add, addDependency: add};
  const rule = (selector: string) => `${selector} { top: 0 }`;
  const selectors = [
    'html',
    '.text--center',
    '.text--left',
    '.card--first',
    '.badge--info',
    '.navbar--dark',
    '.hero--dark',
    '.card .hero__title',
  ];
  expect((await infima.call(loader as never, selectors.map(rule).join('\n'))).trim()).toBe(
    ['html', '.text--center', '.text--left', '.card--first', '.badge--info', '.navbar--dark'].map(rule).join('\n'),
  );
  expect(watched).toEqual(expect.arrayContaining([`${siteDir}/docs`, `${siteDir}/docusaurus.config.ts`]));
});
