import fs from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {LANGUAGES, PAGES} from './support/addresses';
import {buildDir, fileOf, parsePage} from './support/build';
import {BASE, expect, test} from './support/site';

const VAGUE = /^(?:click here|here|this|link|read more|cliquez ici|ici|lien|ceci)$/i;

const idsByAddress = new Map<string, Set<string>>();

/** The fragments that a page answers to. */
function idsOf(address: string): Set<string> {
  let ids = idsByAddress.get(address);
  if (!ids) {
    ids = new Set(selectAll('[id]', parsePage(address)).map(({properties}) => String(properties.id)));
    idsByAddress.set(address, ids);
  }
  return ids;
}

for (const {lang, prefix} of LANGUAGES) {
  test(`every link inside the site leads somewhere, to a page in ${lang}`, () => {
    const problems: string[] = [];
    let checked = 0;
    for (const address of PAGES) {
      const own = `${prefix}${address}`;
      for (const link of selectAll('a[href]', parsePage(own))) {
        const target = internalTarget(link, own);
        if (target === null) {
          continue;
        }
        checked += 1;
        const [, file = '', fragment = ''] = /^([^#?]*)[^#]*#?(.*)$/.exec(target)!;
        problems.push(...check(own, link, file, decodeURIComponent(fragment), lang));
      }
    }
    expect(problems).toEqual([]);
    expect(checked).toBeGreaterThan(PAGES.length * 10);
  });
}

/** The target relative to the base URL, or `null` for another origin. */
function internalTarget(link: Element, own: string): string | null {
  const url = new URL(String(link.properties.href), `http://site${BASE}${own}`);
  return url.host === 'site' && url.pathname.startsWith(BASE) ? `${url.pathname.slice(BASE.length)}${url.search}${url.hash}` : null;
}

function check(own: string, link: Element, file: string, fragment: string, lang: string): string[] {
  const label = String(link.properties.ariaLabel ?? toString(link)).trim();
  const where = `${own}: "${label}" → ${file}${fragment && `#${fragment}`}`;
  const isAsset = /\.\w+$/.test(file);
  const exists = fs.existsSync(path.join(buildDir, isAsset ? file : fileOf(file)));
  if (!exists) {
    return [`${where}: there is no such page`];
  }
  const problems: string[] = [];
  if (!isAsset && fragment && !fragment.startsWith('__docusaurus') && !idsOf(file).has(fragment)) {
    problems.push(`${where}: the page has no such section`);
  }
  const isLanguageLink = link.properties.lang !== undefined;
  if (!isAsset && !isLanguageLink && (file === 'fr' || file.startsWith('fr/')) !== (lang === 'fr')) {
    problems.push(`${where}: the page is in the other language`);
  }
  if (VAGUE.test(label)) {
    problems.push(`${where}: the label does not tell the target`);
  }
  return problems;
}
