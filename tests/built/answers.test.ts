import {expect, test} from 'vitest';
import {attributeOf, isElement, textOf} from '../../src/lib/html';
import {LANGUAGES, REDIRECTS} from '../support/addresses';
import {parsePage} from '../support/build';
import {isFolded, renderedIn, selectAll} from '../support/select';
import {urlOf} from './support/site';

/** Tasks of an Angular developer: the links to follow from the home page, and the section with the answer. */
const TASKS: {answer: string; en: [string, string]; fr: [string, string]}[] = [
  {
    answer: 'docs/api/common/base-tools#recipe-spy',
    en: ['Docs', 'replace a service with a spy'],
    fr: ['Documentation', 'remplacer un service par un spy'],
  },
  {
    answer: 'docs/api/common/base-tools#recipe-spy-types',
    en: ['Docs', 'stub a method of a spy that comes from injected'],
    fr: ['Documentation', 'configurer un spy lu dans injected'],
  },
  {
    answer: 'docs/api/test-beds/component#recipe-signal-inputs',
    en: ['Docs', 'set a signal input and listen to an output'],
    fr: ['Documentation', 'donner une valeur à une entrée signal, écouter une sortie'],
  },
  {
    answer: 'docs/api/test-beds/component#recipe-forms',
    en: ['Docs', 'fill in a reactive form'],
    fr: ['Documentation', 'remplir un formulaire réactif'],
  },
  {
    answer: 'docs/api/test-beds/component#recipe-inputs',
    en: ['Docs', 'set the inputs of an OnPush component'],
    fr: ['Documentation', 'donner une valeur aux entrées d’un composant OnPush'],
  },
  {
    answer: 'docs/api/common/renderer-tools#recipe-harness',
    en: ['Docs', 'open a dialog or use a harness of Angular Material or the CDK'],
    fr: ['Documentation', 'ouvrir une boîte de dialogue, utiliser un harnais d’Angular Material ou du CDK'],
  },
  {
    answer: 'docs/api/common/renderer-tools#recipe-defer',
    en: ['Docs', 'render a @defer block'],
    fr: ['Documentation', 'afficher un bloc @defer'],
  },
  {
    answer: 'docs/api/test-beds/service#recipe-http-error',
    en: ['Docs', 'respond with an error'],
    fr: ['Documentation', 'répondre par une erreur'],
  },
  {
    answer: 'docs/getting-started#error-open-request',
    en: ['Get started', 'Expected no open requests'],
    fr: ['Premiers pas', 'Expected no open requests'],
  },
  {
    answer: 'docs/api/test-beds/guard#quick-sample',
    en: ['Docs', 'call a guard and check its decision'],
    fr: ['Documentation', 'appeler un guard et vérifier sa décision'],
  },
  {
    answer: 'docs/api/test-beds/resolver#recipe-param',
    en: ['Docs', 'call a resolver with route parameters'],
    fr: ['Documentation', 'appeler un resolver avec les paramètres d’une route'],
  },
  {
    answer: 'docs/api/test-beds/router#quick-sample',
    en: ['Docs', 'test a navigation'],
    fr: ['Documentation', 'tester une navigation'],
  },
  {
    answer: 'docs/reference/version-compatibility#version-19',
    en: ['Reference', 'Angular 19 and 20'],
    fr: ['Référence', 'Angular 19 et 20'],
  },
  {
    answer: 'docs/reference/version-compatibility#version-21',
    en: ['Reference', 'Angular 21'],
    fr: ['Référence', 'Angular 21'],
  },
  {
    answer: 'docs/getting-started#from-testbed',
    en: ['Docs', 'move a file from TestBed to the library'],
    fr: ['Documentation', 'convertir un fichier écrit avec TestBed'],
  },
  {
    answer: 'docs/getting-started#compare',
    en: ['Docs', 'compare the library with Testing Library or Spectator'],
    fr: ['Documentation', 'comparer la bibliothèque à Testing Library ou à Spectator'],
  },
];

/** Returns where the first link with a text leads that a reader sees in the navbar or the content of a page. */
function follow(address: string, text: string): string | undefined {
  const page = parsePage(address);
  const link = [...selectAll('nav.navbar a[href]', page), ...selectAll('main a[href]', page)].find(
    (one) => textOf(one).replace(/\s+/g, ' ').trim() === text && !isFolded(one),
  );
  return link && new URL(attributeOf(link, 'href')!, urlOf(address)).href;
}

/** Counts the code blocks and tables of a section, including its subsections. */
function samplesIn(address: string, id: string): number {
  const heading = selectAll(`[id=${id}]`, parsePage(address))[0]!;
  const {parentNode} = heading;
  // The heading of a collapsed section is in its summary.
  const start = parentNode && isElement(parentNode) && parentNode.tagName === 'summary' ? parentNode : heading;
  const following = start.parentNode!.childNodes.filter(isElement);
  let count = 0;
  for (const next of following.slice(following.indexOf(start) + 1)) {
    if (/^h[1-6]$/.test(next.tagName) && next.tagName <= heading.tagName) {
      break;
    }
    count += [next, ...renderedIn(next)].filter(({tagName}) => tagName === 'pre' || tagName === 'table').length;
  }
  return count;
}

for (const {lang, prefix} of LANGUAGES) {
  test(`two clicks from the home page lead to the answers of common tasks, in ${lang}`, () => {
    for (const {answer, [lang]: clicks} of TASKS) {
      const [first, second] = clicks;
      const short = follow(prefix, first)?.slice(urlOf(prefix).length);
      const page = REDIRECTS[short as keyof typeof REDIRECTS] ?? short;
      expect(follow(`${prefix}${page}`, second)).toBe(urlOf(`${prefix}${answer}`));
      const [target, id] = answer.split('#') as [string, string];
      expect(samplesIn(`${prefix}${target}`, id), `samples and tables of ${answer}`).toBeGreaterThan(0);
    }
  });
}
