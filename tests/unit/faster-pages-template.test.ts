import path from 'node:path';
import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {describe, expect, it} from 'vitest';
import {inlineFunction} from '../../src/lib/inlineFunction';
import {pageTemplate} from '../../src/plugins/faster-pages/page-template/pageTemplate';

const code = inlineFunction(path.resolve(__dirname, '../../src/plugins/faster-pages/page-template/startPage.ts'));

/** Data for the template, as Docusaurus provides it. */
const DATA = {
  appHtml: '<p>app</p>',
  baseUrl: '/base/',
  htmlAttributes: '',
  bodyAttributes: '',
  headTags: '',
  preBodyTags: '',
  postBodyTags: '',
  metaAttributes: [],
  scripts: ['assets/js/runtime~main.1.js', 'assets/js/main.2.js'],
  stylesheets: ['assets/css/styles.3.css'],
  noIndex: false,
  version: '3',
};

async function render(template: string): Promise<string> {
  return (await compileSSGTemplate(template))(DATA);
}

describe('the template of a page', () => {
  it('lists the scripts for the inline code in order, and loads none', async () => {
    const html = await render(pageTemplate());
    expect(html).toContain('data-scripts="/base/assets/js/runtime~main.1.js /base/assets/js/main.2.js"');
    expect(html).not.toContain('src=');
  });

  it('has the compiled code before the style sheet', async () => {
    const html = await render(pageTemplate());
    const [, inline] = /<script data-scripts="[^"]*">([^]*?)<\/script>/.exec(html)!;
    const lines = (text: string) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join('\n');
    expect(lines(inline!)).toContain(lines(code));
    expect(html.indexOf('data-scripts')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  it('is otherwise the same as the stock template', async () => {
    const stock = await render(stockTemplate);
    const ours = await render(pageTemplate());
    const words = (html: string) => html.replace(/<script [^]*?<\/script>/g, '').split(/\s+/);
    expect(words(ours)).toEqual(words(stock));
  });

  it('is not created from a changed template', () => {
    expect(() => pageTemplate(stockTemplate.replace(' defer', ' async'))).toThrowError(
      'Docusaurus has changed its page template',
    );
    expect(() => pageTemplate(stockTemplate.replaceAll('it.stylesheets', 'it.styles'))).toThrowError(
      'Docusaurus has changed its page template',
    );
  });
});
