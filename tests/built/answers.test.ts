import {expect, test} from 'vitest';
import {attributeOf} from '../../src/lib/html';
import {LANGUAGES, REDIRECTS} from '../support/addresses';
import {parsePage} from '../support/build';
import {selectAll} from '../support/select';
import {urlOf} from './support/site';

/**
 * Answers to common tasks of an Angular developer, by page. The home page links to the page, and the page links to the
 * answers.
 */
const ANSWERS = {
  'docs/introduction': [
    'docs/api/common/base-tools#recipe-spy',
    'docs/api/common/base-tools#recipe-spy-types',
    'docs/api/test-beds/component#recipe-signal-inputs',
    'docs/api/test-beds/component#recipe-forms',
    'docs/api/test-beds/component#recipe-inputs',
    'docs/api/common/renderer-tools#recipe-harness',
    'docs/api/common/renderer-tools#recipe-defer',
    'docs/api/test-beds/service#recipe-http-error',
    'docs/api/test-beds/guard#quick-sample',
    'docs/api/test-beds/resolver#recipe-param',
    'docs/api/test-beds/router#quick-sample',
    'docs/getting-started#from-testbed',
    'docs/getting-started#compare',
  ],
  'docs/getting-started': ['docs/getting-started#error-open-request'],
  'docs/reference/version-compatibility': [
    'docs/reference/version-compatibility#version-19',
    'docs/reference/version-compatibility#version-21',
  ],
};

/** Returns the targets of the links in the navbar and the content of a page, including collapsed groups of tasks. */
function targetsOn(address: string): string[] {
  const page = parsePage(address);
  return [...selectAll('nav.navbar a[href]', page), ...selectAll('main a[href]', page)].map(
    (link) => new URL(attributeOf(link, 'href')!, urlOf(address)).href,
  );
}

for (const {lang, prefix} of LANGUAGES) {
  test(`every common task is at most two links away from the home page in ${lang}`, () => {
    const short: Record<string, string> = Object.fromEntries(Object.entries(REDIRECTS).map(([from, to]) => [to, from]));
    for (const [page, answers] of Object.entries(ANSWERS)) {
      expect(targetsOn(prefix)).toContain(urlOf(`${prefix}${short[page] ?? page}`));
      for (const answer of answers) {
        expect(targetsOn(`${prefix}${page}`)).toContain(urlOf(`${prefix}${answer}`));
      }
    }
  });
}
