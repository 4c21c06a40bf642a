import {setTimeout} from 'node:timers/promises';
import {expect as expectNow} from 'vitest';
import {KINDS} from '../support/addresses';
import {scriptWith} from '../support/build';
import {measureOverflow, NARROW} from '../support/overflow';
import type {EngineName} from './engines';
import {PATIENCE, type Reader} from './reader';
import type {Site} from './site';

/** Texts and addresses of the site in one language. */
interface Language {
  lang: 'en' | 'fr';
  /** Address prefix, relative to the base URL. */
  prefix: string;
  home: string;
  started: string;
  pipe: string;
  failed: string;
}

export const LANGUAGES: Record<'en' | 'fr', Language> = {
  en: {
    lang: 'en',
    prefix: '',
    home: 'The only extension you need to test an Angular application',
    started: 'Getting started',
    pipe: 'Pipe test bed',
    failed: 'The scripts of this page did not load',
  },
  fr: {
    lang: 'fr',
    prefix: 'fr/',
    home: 'La seule extension nécessaire pour tester une application Angular',
    started: 'Premiers pas',
    pipe: 'Banc de test de pipe',
    failed: 'Les scripts de cette page',
  },
};

/** The same in both languages. */
const INTRODUCTION = 'Introduction';

/** A user journey, from an address to the reader's goal. */
export interface Journey {
  title: string;
  withoutStorage?: boolean;
  width?: number;
  /** The engines, if the journey is not possible or not needed in the others. */
  engines?: EngineName[];
  /** Whether the journey relies on `src/plugins/faster-pages`, so that it is skipped on the stock build. */
  fasterPagesOnly?: boolean;
  /** Allowed console messages, which Chromium must report. By default, none are allowed. */
  expected?: RegExp;
  go: (reader: Reader, language: Language, site: Site) => Promise<void>;
}

/** Waits until an expectation is met. */
const expectSoon = <Value>(look: () => Value | Promise<Value>) => expectNow.poll(look, PATIENCE);
const expectText = (reader: Reader, selector: string) => expectSoon(() => reader.text(selector));
const expectHeading = (reader: Reader, text: string) => expectText(reader, 'h1').toBe(text);
const expectAddress = (reader: Reader, address: string) => expectSoon(() => reader.address()).toBe(address);
const expectAttribute = (reader: Reader, selector: string, name: string, value: string) =>
  expectSoon(() => reader.attribute(selector, name)).toBe(value);
const expectHydrated = (reader: Reader) => expectAttribute(reader, 'html', 'data-has-hydrated', 'true');
/**
 * Waits until the page has finished prefetching. Firefox does not put a page into its back/forward cache if a request
 * is pending when it is left.
 */
const expectPrefetched = (reader: Reader) => {
  const loaded = () => reader.evaluate(() => performance.getEntriesByType('resource').length);
  return expectSoon(async () => {
    const before = await loaded();
    await setTimeout(500);
    return (await loaded()) - before;
  }).toBe(0);
};
const overflowOf = (reader: Reader) =>
  reader.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const expectInView = (reader: Reader, selector: string) => expectSoon(() => reader.hasInView(selector)).toBe(true);

/** Matches the script of the site that contains the given text. */
const chunkWith = (text: string, prefix: string, {folder}: Site) =>
  new RegExp(scriptWith(text, prefix, folder).replace(/^.*\//, '/'));

const otherThan = ({lang}: Language) => LANGUAGES[lang === 'en' ? 'fr' : 'en'];

/** Matches the engines' messages about a chunk that fails to load. */
const LOST_CHUNK = /Loading chunk|ChunkLoadError|Load failed|NetworkError|Failed to fetch/;

const COLOR_MODE = '[data-early=color-mode]';
const SEARCH = '[data-early=search]';
const FIELD = 'dialog [role=combobox]';
/** The Yarn tab of the package managers, the first tabs in Getting started. */
const YARN = '[role=tab]:nth-child(2)';
const sidebarLink = (end: string) => `.theme-doc-sidebar-container a[href$="${end}"]`;
const contentsLink = (id: string) => `.table-of-contents a[href="#${id}"]`;

/** Opens a page, and waits for its heading. */
async function openPage(reader: Reader, address: string, heading: string): Promise<void> {
  await reader.open(address);
  await expectHeading(reader, heading);
}

async function changeMode(reader: Reader, mode: 'light' | 'dark'): Promise<void> {
  await reader.press(COLOR_MODE);
  await expectAttribute(reader, 'html', 'data-theme', mode);
}

async function selectYarn(reader: Reader): Promise<void> {
  await reader.press(YARN);
  await expectAttribute(reader, YARN, 'aria-selected', 'true');
}

/** Types the name of a method into the open search, and waits until the best result is its section. */
async function searchMethod(reader: Reader): Promise<void> {
  await reader.type('emitSuccessResponse');
  await expectText(reader, '[role=option][aria-selected=true]').toContain('emitSuccessResponse');
}

/** Waits for the message that scripts failed to load, makes them available, and follows the link in the message. */
async function reloadFromMessage(reader: Reader, failed: string, site: Site): Promise<void> {
  await expectText(reader, '[data-scripts-failed]').toContain(failed);
  site.lose();
  await reader.press('[data-scripts-failed] a');
  await expectText(reader, '[data-scripts-failed]').toBe(null);
}

export const JOURNEYS: Journey[] = [
  {
    title: 'a page loads with highlighted code, and hydrates without any input',
    async go(reader, {lang, prefix, home}) {
      await openPage(reader, prefix, home);
      expectNow(await reader.attribute('html', 'lang')).toBe(lang);
      expectNow(await reader.style('nav.navbar', 'position')).toBe('sticky');
      expectNow(await overflowOf(reader)).toBe(0);
      const colors = await reader.evaluate(
        () =>
          new Set([...document.querySelectorAll('main pre code *')].map((element) => getComputedStyle(element).color))
            .size,
      );
      expectNow(colors).toBeGreaterThan(3);
      await expectHydrated(reader);
    },
  },
  {
    title: 'the color mode changes, an announcement is closed, a tab is selected, and all of it is remembered',
    async go(reader, {prefix, started}) {
      await openPage(reader, `${prefix}docs/getting-started`, started);
      const background = () => reader.style('html', 'background-color');
      const light = await background();
      await changeMode(reader, 'dark');
      await expectSoon(background).not.toBe(light);
      await reader.press('.theme-announcement-bar button');
      await expectText(reader, '.theme-announcement-bar').toBe(null);
      await selectYarn(reader);
      await expectText(reader, '[role=tabpanel]:not([hidden])').toContain('yarn add');
      await expectAddress(reader, `${prefix}docs/getting-started?package-manager=yarn`);

      await reader.open(`${prefix}docs/getting-started`);
      expectNow(await reader.attribute('html', 'data-theme')).toBe('dark');
      expectNow(await reader.text('.theme-announcement-bar')).toBe(null);
      await expectAttribute(reader, YARN, 'aria-selected', 'true');
      await changeMode(reader, 'light');
      await expectSoon(background).toBe(light);
    },
  },
  {
    title: 'switching the language shows the same page, and going back uses the back/forward cache',
    async go(reader, language) {
      const {prefix, started} = language;
      const other = otherThan(language);
      await openPage(reader, `${prefix}docs/getting-started`, started);
      await reader.press(YARN);
      await expectAddress(reader, `${prefix}docs/getting-started?package-manager=yarn`);
      await expectHydrated(reader);
      await expectPrefetched(reader);
      await reader.evaluate(() => {
        Object.assign(window, {isKept: true});
        addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
      });
      await reader.press('.navbar .dropdown > button');
      await reader.press(`.navbar .dropdown__link[lang=${other.lang}]`);
      // The address may contain the section being read.
      await expectSoon(() => reader.address()).toMatch(
        new RegExp(`^${other.prefix}docs/getting-started\\?package-manager=yarn(?:#|$)`),
      );
      await expectHeading(reader, other.started);
      expectNow(await reader.attribute('html', 'lang')).toBe(other.lang);
      await changeMode(reader, 'dark');
      await reader.goBack();
      await expectHeading(reader, started);
      await expectSoon(() => reader.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
      expectNow(await reader.evaluate(() => 'isKept' in window)).toBe(true);
      expectNow(await reader.attribute('.navbar .dropdown > button', 'aria-expanded')).toBe('false');
      await expectAttribute(reader, YARN, 'aria-selected', 'true');
      await expectAttribute(reader, 'html', 'data-theme', 'dark');
      await changeMode(reader, 'light');
    },
  },
  {
    title: 'the search is opened by its button, closed by Escape, and finds a section with the keyboard only',
    async go(reader, {prefix}) {
      await openPage(reader, `${prefix}docs/introduction`, INTRODUCTION);
      await reader.press(SEARCH);
      await expectText(reader, '[role=option]').not.toBe(null);
      await reader.type('qwzzzx');
      await expectText(reader, 'dialog').toContain('qwzzzx');
      await expectText(reader, '[role=option]').toBe(null);
      await reader.pressKey('Escape');
      await expectText(reader, 'dialog').toBe(null);
      await expectSoon(() => reader.evaluate(() => document.activeElement?.getAttribute('data-early'))).toBe('search');

      await reader.type('/');
      await expectSoon(() => reader.evaluate(() => document.activeElement?.localName)).toBe('input');
      await searchMethod(reader);
      // An input method sends these at the end of a composition: the first in Safari, the second elsewhere.
      await reader.evaluate(() => {
        for (const init of [{keyCode: 229}, {keyCode: 13, isComposing: true}]) {
          const event = new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true, ...init});
          document.activeElement!.dispatchEvent(event);
        }
      });
      expectNow(await reader.text('dialog')).not.toBe(null);
      await reader.pressKey('Enter');
      await expectAddress(reader, `${prefix}docs/api/common/http-testing-tools#http-emit-success-response`);
      await expectInView(reader, '#http-emit-success-response');
      expectNow(await reader.text('dialog')).toBe(null);
    },
  },
  {
    title: 'a page is copied as Markdown',
    async go(reader, {prefix, started}) {
      await openPage(reader, `${prefix}docs/getting-started`, started);
      // A press that is repeated after hydration may not copy in WebKit.
      await expectHydrated(reader);
      await reader.press('.theme-doc-breadcrumbs + button');
      await expectText(reader, '#notice').toContain(started);
    },
  },
  {
    title: 'links lead from page to page, and going back restores the position',
    async go(reader, {prefix, started, pipe}) {
      await openPage(reader, `${prefix}docs/introduction`, INTRODUCTION);
      await reader.press(sidebarLink('/docs/getting-started'));
      await expectHeading(reader, started);
      await reader.press(contentsLink('other-tools'));
      await expectInView(reader, '#other-tools');
      await expectHydrated(reader);
      await reader.evaluate(() => void Object.assign(window, {isSame: true}));
      await reader.press(sidebarLink('/test-beds/pipe'));
      await expectAddress(reader, `${prefix}docs/api/test-beds/pipe`);
      await expectHeading(reader, pipe);
      await expectSoon(() => reader.evaluate(() => scrollY)).toBe(0);
      expectNow(await reader.evaluate(() => document.title)).toBe(`${pipe} | Ngx Testing Tools`);

      await reader.goBack();
      await expectAddress(reader, `${prefix}docs/getting-started#other-tools`);
      await expectHeading(reader, started);
      await expectInView(reader, '#other-tools');
      await reader.goForward();
      await expectHeading(reader, pipe);
      // No page was reloaded.
      expectNow(await reader.evaluate(() => 'isSame' in window)).toBe(true);
    },
  },
  {
    title: 'a link works while scripts are loading, and the cancelled scripts are not reported',
    fasterPagesOnly: true,
    // In Chromium, the scripts occupy all six connections, so it does not request the next page.
    engines: ['firefox', 'webkit'],
    async go(reader, {prefix, started}, site) {
      const chunk = /\/assets\/js\/(?!main|runtime)/;
      site.hold(chunk);
      await openPage(reader, `${prefix}docs/introduction`, INTRODUCTION);
      await reader.press(COLOR_MODE);
      await expectSoon(() => site.isHeld(chunk)).toBe(true);
      const next = /docs\/getting-started/;
      site.hold(new RegExp(`${chunk.source}|${next.source}`));
      await reader.press(sidebarLink('/docs/getting-started'));
      await expectSoon(() => site.isHeld(next)).toBe(true);
      // Firefox cancels the scripts when the link is pressed, before the next page arrives.
      await setTimeout(1000);
      await expectHeading(reader, INTRODUCTION);
      expectNow(await reader.text('[data-scripts-failed]')).toBe(null);
      site.hold();
      await expectHeading(reader, started);
      await expectHydrated(reader);
      expectNow(await reader.text('[data-scripts-failed]')).toBe(null);
    },
  },
  {
    title: 'no page is wider than a narrow window, even with increased text spacing',
    width: NARROW,
    // In Chromium, tests/e2e/addresses.spec.ts checks all pages. The minimum width of WebKit's window is 447 px.
    engines: ['firefox'],
    async go(reader, {prefix}) {
      for (const address of [...KINDS, 'docs/nowhere']) {
        await reader.open(`${prefix}${address}`);
        expectNow(await reader.evaluate(() => window.innerWidth)).toBe(NARROW);
        expectNow(await reader.evaluate(measureOverflow), address).toEqual({plain: 0, spaced: 0});
      }
    },
  },
  {
    title: 'the keyboard mode, the hiding navbar and a collapsing category work',
    async go(reader, {prefix, started}) {
      await openPage(reader, `${prefix}docs/getting-started`, started);
      const isKeyboardMode = () => reader.evaluate(() => document.body.classList.contains('navigation-with-keyboard'));
      expectNow(await isKeyboardMode()).toBe(false);
      await reader.pressKey('Tab');
      await expectSoon(isKeyboardMode).toBe(true);
      await reader.press('article h1');
      await expectSoon(isKeyboardMode).toBe(false);
      await expectHydrated(reader);
      const category = '.theme-doc-sidebar-item-category-level-1';
      await reader.press(`${category} > .menu__list-item-collapsible`);
      // The first of the two categories.
      await expectText(reader, `${category}:has(~ ${category}) > ul`).toBe(null);

      const bottomOfNavbar = () =>
        reader.evaluate(() => document.querySelector('nav.navbar')!.getBoundingClientRect().bottom);
      expectNow(await bottomOfNavbar()).toBeGreaterThan(0);
      // Scroll twice, because the navbar stays visible after a scroll that starts at the top of the page.
      await reader.scrollTo(600);
      await reader.scrollTo(900);
      await expectSoon(bottomOfNavbar).toBeLessThanOrEqual(0);
      await reader.scrollTo(700);
      await expectSoon(bottomOfNavbar).toBeGreaterThan(0);
      await reader.scrollTo(900);
      await expectSoon(bottomOfNavbar).toBeLessThanOrEqual(0);
      await reader.scrollTo(20);
      await expectSoon(bottomOfNavbar).toBeGreaterThan(0);
    },
  },
  {
    title: 'pages that visible links lead to are prefetched',
    async go(reader, {prefix}, site) {
      // With a link element or, in WebKit, which has no prefetch links, with a GET request.
      const next = chunkWith('"slug":"/getting-started"', prefix, site);
      const before = site.requests(next);
      await openPage(reader, `${prefix}docs/introduction`, INTRODUCTION);
      await reader.press(COLOR_MODE);
      await expectSoon(() => site.requests(next) - before).toBe(1);
      expectNow(await reader.address()).toBe(`${prefix}docs/introduction`);
    },
  },
  {
    title: 'a link works although the script of the next page fails to load, and the page works once that script loads',
    fasterPagesOnly: true,
    expected: LOST_CHUNK,
    async go(reader, {prefix, pipe, failed}, site) {
      const isDocument = /test-beds\/pipe$/;
      const before = site.requests(isDocument);
      await openPage(reader, `${prefix}docs/introduction`, INTRODUCTION);
      // Break it before the first press, which starts prefetching.
      site.lose(chunkWith('"slug":"/api/test-beds/pipe"', prefix, site));
      await reader.press(COLOR_MODE);
      await expectHydrated(reader);
      await reader.evaluate(() => void Object.assign(window, {isSame: true}));
      await reader.press(sidebarLink('/test-beds/pipe'));
      await expectHeading(reader, pipe);
      await expectAddress(reader, `${prefix}docs/api/test-beds/pipe`);
      expectNow(await reader.evaluate(() => 'isSame' in window)).toBe(false);
      await reader.press(SEARCH);
      await expectText(reader, '[data-scripts-failed]').toContain(failed);
      // The page must not reload again and again.
      expectNow(site.requests(isDocument) - before).toBe(1);
      await reloadFromMessage(reader, failed, site);
      await expectHydrated(reader);
    },
  },
  {
    title: 'a page whose scripts do not load says so, and works once they do',
    fasterPagesOnly: true,
    async go(reader, {prefix, started, failed}, site) {
      site.lose(/\.js/);
      await openPage(reader, `${prefix}docs/getting-started`, started);
      await reader.press(YARN);
      await reloadFromMessage(reader, failed, site);
      await selectYarn(reader);
    },
  },
  {
    title: 'everything works without storage, but nothing is remembered',
    withoutStorage: true,
    expected: /Docusaurus browser storage is not available/,
    async go(reader, {prefix, started}) {
      await openPage(reader, `${prefix}docs/getting-started`, started);
      await changeMode(reader, 'dark');
      await reader.press('.theme-announcement-bar button');
      await expectText(reader, '.theme-announcement-bar').toBe(null);
      await selectYarn(reader);
      await reader.type('/');
      await expectText(reader, FIELD).not.toBe(null);
      await searchMethod(reader);
      await reader.pressKey('Enter');
      await expectAddress(reader, `${prefix}docs/api/common/http-testing-tools#http-emit-success-response`);

      await reader.open(`${prefix}docs/getting-started`);
      expectNow(await reader.attribute('html', 'data-theme')).toBe('light');
    },
  },
  {
    title: 'the phone menu leads to another page',
    width: 390,
    async go(reader, {prefix, started, pipe}) {
      await openPage(reader, `${prefix}docs/getting-started`, started);
      expectNow(await overflowOf(reader)).toBe(0);
      await reader.press('.navbar__toggle');
      await reader.press('.navbar-sidebar a[href$="/test-beds/pipe"]');
      await expectHeading(reader, pipe);
      await expectText(reader, '.navbar-sidebar').toBe(null);
    },
  },
];
