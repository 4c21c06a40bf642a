import path from 'node:path';
import {inlineFunction} from '../../../lib/inlineFunction';

/** The root element of React, followed by the end of the page. */
const APP = /<div id=["']?__docusaurus["']?>([^]*)<\/div>(?=\s*<\/body>)/;

/** Properties of a page that become attributes of its template. */
const LANGUAGE = /<html[^>]*\slang=["']?([\w-]+)/;
const TITLE = /<title[^>]*>([^<]*)<\/title>/;

/** The scripts of a page: an attribute with their addresses, or script elements in the stock template. */
const ADDRESSES = /\sdata-scripts="([^"]+)"/;
const DEFERRED = /<script(?=[^>]*\sdefer\b)[^>]*\ssrc=["']?([^"'\s>]+)[^>]*><\/script>/g;

/** Start of the inline code. The build of the default language adds it, so that the page's policy includes its hash. */
const SWITCH = '<script data-languages';

/**
 * Adds the inline code that shows the page in the right language, with links to the missing address in other languages.
 * With the stock template, the code also loads the scripts, because they depend on the language.
 *
 * @param html `404.html` of the default language
 * @throws {Error} when the page does not have the expected structure
 */
export function withSwitch(html: string): string {
  partOf(html, APP, 'the element that React renders into');
  const isStarted = ADDRESSES.test(html);
  const scripts = isStarted ? '' : ` data-scripts="${scriptsOf(html)}"`;
  const show = inlineFunction(path.join(__dirname, 'showLanguage.ts'));
  const code = `${SWITCH}${scripts}>(() => {\n${show}showLanguage(document.currentScript.dataset);\n})();</script>`;
  return (isStarted ? html : html.replace(DEFERRED, '')).replace('</body>', () => `${code}</body>`);
}

/**
 * Adds the page of another language. A build always builds the default language first.
 *
 * @param html `404.html` of the default language, as returned by `withSwitch`
 * @param baseUrl base URL of the other language
 * @param page `404.html` of the other language
 * @throws {Error} when the page of the other language does not have the expected structure
 */
export function withLanguage(html: string, baseUrl: string, page: string): string {
  const attributes = {
    lang: partOf(page, LANGUAGE, 'a language'),
    title: partOf(page, TITLE, 'a title').replaceAll('"', '&quot;'),
    'data-base-url': baseUrl,
    'data-scripts': scriptsOf(page),
  };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const template = `<template${written.join('')}>${partOf(page, APP, 'the element that React renders into')}</template>`;
  return html.replace(SWITCH, () => `${template}${SWITCH}`);
}

/** Returns the addresses of a page's scripts, in order, separated by spaces. */
function scriptsOf(html: string): string {
  const deferred = [...html.matchAll(DEFERRED)].map(([, address]) => address);
  return deferred.join(' ') || partOf(html, ADDRESSES, 'the addresses of scripts');
}

function partOf(html: string, pattern: RegExp, what: string): string {
  const match = pattern.exec(html);
  if (!match) {
    throw new Error(
      `src/plugins/post-build/missing-page/languages.ts can no longer find ${what} in Docusaurus's 404.html.`,
    );
  }
  return match[1]!;
}
