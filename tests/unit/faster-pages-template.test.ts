import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {describe, expect, it} from 'vitest';
import {pageTemplate} from '../../src/plugins/faster-pages/page-template/pageTemplate';

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
  it('starts the scripts in inline code before the style sheet, and is otherwise the same as the stock template', async () => {
    const stock = await render(stockTemplate);
    const ours = await render(pageTemplate());
    expect(ours).toContain('data-scripts="/base/assets/js/runtime~main.1.js /base/assets/js/main.2.js"');
    expect(ours.indexOf('data-scripts')).toBeLessThan(ours.indexOf('rel="stylesheet"'));
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
