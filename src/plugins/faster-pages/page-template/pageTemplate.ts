import path from 'node:path';
import stock from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {inlineFunction} from '../../../lib/inlineFunction';

/** The scripts in the stock template. */
const DEFERRED =
  /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script src="<%= it\.baseUrl %><%= script %>" defer><\/script>\s*<% \}\); %>/;

/** The position before the style sheets. An inline script after them would wait for them and block the page. */
const STYLESHEETS = /(?=<% it\.stylesheets\.forEach)/;

/**
 * Returns the template of built pages: the stock template, with inline code that appends the scripts later. The
 * addresses of the scripts are in the `data-scripts` attribute, so the inline code is the same on every page.
 *
 * @throws {Error} when the stock template no longer has the expected scripts and style sheets
 */
export function pageTemplate(): string {
  if (!DEFERRED.test(stock) || !STYLESHEETS.test(stock)) {
    throw new Error(
      'Docusaurus has changed its page template: compare it with src/plugins/faster-pages/page-template/pageTemplate.ts.',
    );
  }
  const addresses = `<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>`;
  const code = inlineFunction(path.join(__dirname, 'startPage.ts'));
  const script = `<script data-scripts="${addresses}">(() => {\n${code}startPage(document.currentScript.dataset);\n})();</script>\n`;
  return stock.replace(DEFERRED, '').replace(STYLESHEETS, () => script);
}
