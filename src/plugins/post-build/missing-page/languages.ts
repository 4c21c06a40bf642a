import path from 'node:path';
import {inlineFunction} from '../../../lib/inlineFunction';

/** What React renders, with the end of the page behind it. */
const APP = /<div id=["']?__docusaurus["']?>([^]*)<\/div>(?=\s*<\/body>)/;

/** What a page says about itself, for the attributes of a template. */
const LANGUAGE = /<html[^>]*\slang=["']?([\w-]+)/;
const TITLE = /<title[^>]*>([^<]*)<\/title>/;

/** The scripts of a page: their addresses, for inline code that loads them, or elements, as in the stock template. */
const ADDRESSES = /\sdata-scripts="([^"]+)"/;
const DEFERRED = /<script(?=[^>]*\sdefer\b)[^>]*\ssrc=["']?([^"'\s>]+)[^>]*><\/script>/g;

/** An item of the navbar; one with a pattern is active where the address matches it. */
export interface NavbarItem {
  to?: string;
  activeBaseRegex?: string;
}

/** Begins the code that completes the page. It comes with the default language, and so into the policy of the page. */
const SWITCH = '<script data-languages';

/**
 * Adds the code that shows the page of a language, with links for the address that is missing, and the addresses that are
 * near. Where a page loads its scripts by itself, this code does it, since they are those of the language that is shown.
 *
 * @param html `404.html` of the default language
 * @param addresses of the site's pages, below the base URL; they are the same in each language
 * @param items of the navbar, as the configuration has them
 * @throws {Error} when the page has another form
 */
export function withSwitch(html: string, addresses: readonly string[], items: readonly NavbarItem[]): string {
  partOf(html, APP, 'the element that React renders into');
  const isStarted = ADDRESSES.test(html);
  const files = [
    'showLanguage.ts',
    'completeNavbar.ts',
    '../../../theme/NotFound/Content/nearestAddresses.ts',
    'showNearest.ts',
  ];
  const functions = files.map((file) => inlineFunction(path.join(__dirname, file)));
  const active = items.flatMap(({to, activeBaseRegex}) => (to && activeBaseRegex ? [{to, activeBaseRegex}] : []));
  const calls = `showLanguage();completeNavbar(${JSON.stringify(active)});showNearest(nearestAddresses, ${JSON.stringify(addresses)});`;
  const scripts = isStarted ? '' : ` data-scripts="${scriptsOf(html)}"`;
  const run = isStarted ? '' : `${inlineFunction(path.join(__dirname, 'runScripts.ts'))}runScripts();`;
  const code = `${SWITCH}${scripts}>(() => {\n${functions.join('')}${calls}${run}\n})();</script>`;
  return (isStarted ? html : html.replace(DEFERRED, '')).replace('</body>', () => `${code}</body>`);
}

/**
 * Adds the page of another language, in place of the one that is there from a build before.
 *
 * @param html `404.html` of the default language, with the switch
 * @param baseUrl of the other language
 * @param page `404.html` of the other language
 * @throws {Error} when one of the pages has another form
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

  const before = html.replace(new RegExp(`<template lang="${attributes.lang}"[^]*?</template>`), '');
  if (!before.includes(SWITCH)) {
    throw new Error('The 404.html of the default language has no code to show another: build that language first.');
  }
  return before.replace(SWITCH, () => `${template}${SWITCH}`);
}

/** The addresses of a page's scripts, in their order, with spaces between them. */
function scriptsOf(html: string): string {
  const deferred = [...html.matchAll(DEFERRED)].map(([, address]) => address);
  return deferred.join(' ') || partOf(html, ADDRESSES, 'the addresses of scripts');
}

function partOf(html: string, pattern: RegExp, what: string): string {
  const match = pattern.exec(html);
  if (!match) {
    throw new Error(
      `Docusaurus's 404.html no longer has ${what} where src/plugins/post-build/missing-page/languages.ts looks for it.`,
    );
  }
  return match[1]!;
}
