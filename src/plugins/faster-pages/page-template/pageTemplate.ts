import path from 'node:path';
import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {inlineFunction} from '../../../lib/inlineFunction';

/** The scripts of a page, as the stock template has them. */
const DEFERRED =
  /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script src="<%= it\.baseUrl %><%= script %>" defer><\/script>\s*<% \}\); %>/;

/** What comes before the style sheets: an inline script behind them would wait for them, and the page with it. */
const STYLESHEETS = /(?=<% it\.stylesheets\.forEach)/;

/**
 * Makes the template of built pages: the stock one, with inline code that appends the scripts in place of the scripts.
 * Their addresses are in `data-scripts` of its element, so that the code is the same on every page.
 *
 * @param stock Docusaurus's template
 * @throws {Error} when the stock template has other places for scripts and style sheets
 */
export function pageTemplate(stock: string = stockTemplate): string {
  if (!DEFERRED.test(stock) || !STYLESHEETS.test(stock)) {
    throw new Error(
      'Docusaurus has changed its template of a page: compare it with src/plugins/faster-pages/page-template/pageTemplate.ts.',
    );
  }
  const addresses = `<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>`;
  const code = inlineFunction(path.join(__dirname, 'startPage.ts'));
  const script = `<script data-scripts="${addresses}">(() => {\n${code}startPage(document.currentScript.dataset);\n})();</script>\n`;
  return stock.replace(DEFERRED, '').replace(STYLESHEETS, () => script);
}
