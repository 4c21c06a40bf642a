import {expect as expectNow} from 'vitest';
import {PATIENCE, type Reader} from './reader';
import type {Site} from './site';

/** What a reader of one language has before them. */
interface Language {
  lang: 'en' | 'fr';
  /** Of its addresses, below the base URL. */
  prefix: string;
  home: string;
  started: string;
  introduction: string;
  pipe: string;
  unknown: string;
  failed: string;
}

export const LANGUAGES: Language[] = [
  {
    lang: 'en',
    prefix: '',
    home: 'The only extension you need to test an Angular application',
    started: 'Getting started',
    introduction: 'Introduction',
    pipe: 'Pipe test bed',
    unknown: 'Page Not Found',
    failed: 'The scripts of this page did not load',
  },
  {
    lang: 'fr',
    prefix: 'fr/',
    home: 'La seule extension nécessaire pour tester une application Angular',
    started: 'Premiers pas',
    introduction: 'Introduction',
    pipe: 'Banc de test de pipe',
    unknown: 'Page introuvable',
    failed: 'Les scripts de cette page',
  },
];

/** What somebody does at the site, from an address to what they came for. */
export interface Journey {
  title: string;
  withoutStorage?: boolean;
  width?: number;
  /** An engine in which it cannot be made. */
  except?: 'chromium';
  /** What the page may say to the console meanwhile; it says nothing otherwise. */
  expected?: RegExp;
  go: (reader: Reader, language: Language, site: Site) => Promise<void>;
}

/** What is to be true soon. */
const expectSoon = <Value>(look: () => Promise<Value>) => expectNow.poll(look, PATIENCE);

const expectHeading = (reader: Reader, text: string) => expectSoon(() => reader.text('h1')).toBe(text);
const expectAddress = (reader: Reader, address: string) => expectSoon(() => reader.address()).toBe(address);
const expectAttribute = (reader: Reader, selector: string, name: string, value: string) =>
  expectSoon(() => reader.attribute(selector, name)).toBe(value);
const expectHydrated = (reader: Reader) => expectAttribute(reader, 'html', 'data-has-hydrated', 'true');
const expectInView = (reader: Reader, selector: string) => expectSoon(() => reader.hasInView(selector)).toBe(true);

const COLOR_MODE = '[data-early=color-mode]';
const SEARCH = '[data-early=search]';
const FIELD = 'dialog [role=combobox]';
const YARN = '[role=tab]:nth-child(2)';
const sidebarLink = (end: string) => `.theme-doc-sidebar-container a[href$="${end}"]`;
const contentsLink = (id: string) => `.table-of-contents a[href="#${id}"]`;

async function chooseLanguage(reader: Reader, {lang}: Language): Promise<void> {
  await reader.press('.navbar .dropdown > button');
  await reader.press(`.navbar .dropdown__link[lang=${lang}]`);
}

export const JOURNEYS: Journey[] = [
  {
    title: 'a page loads, and lives without being touched',
    async go(reader, {lang, prefix, home}) {
      await reader.open(prefix);
      await expectHeading(reader, home);
      expectNow(await reader.attribute('html', 'lang')).toBe(lang);
      // With its styles, and no wider than the window.
      expectNow(await reader.style('nav.navbar', 'position')).toBe('sticky');
      expectNow(
        await reader.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      await expectHydrated(reader);
      await expectHeading(reader, home);
    },
  },
  {
    title: 'a page is read: code in colors, and its contents lead to their sections',
    async go(reader, {prefix, pipe}) {
      await reader.open(`${prefix}docs/api/test-beds/pipe`);
      await expectHeading(reader, pipe);
      const colors = await reader.evaluate(
        () =>
          new Set(
            [...document.querySelectorAll('article pre code *')].map((element) => getComputedStyle(element).color),
          ).size,
      );
      expectNow(colors).toBeGreaterThan(3);
      await reader.press(contentsLink('recipes'));
      await expectAddress(reader, `${prefix}docs/api/test-beds/pipe#recipes`);
      await expectInView(reader, '#recipes');
      await expectHydrated(reader);
      await expectInView(reader, '#recipes');
    },
  },
  {
    title: 'the color mode changes, and is remembered',
    async go(reader, {prefix, introduction}) {
      await reader.open(`${prefix}docs/introduction`);
      await expectHeading(reader, introduction);
      const background = () => reader.style('body', 'background-color');
      const light = await background();
      await reader.press(COLOR_MODE);
      await expectAttribute(reader, 'html', 'data-theme', 'dark');
      await expectSoon(background).not.toBe(light);
      await reader.reload();
      expectNow(await reader.attribute('html', 'data-theme')).toBe('dark');
      await reader.press(COLOR_MODE);
      await expectAttribute(reader, 'html', 'data-theme', 'light');
      await expectSoon(background).toBe(light);
    },
  },
  {
    title: 'the other language is chosen, and has the same page',
    async go(reader, {lang, prefix, started}) {
      const other = LANGUAGES.find((language) => language.lang !== lang)!;
      await reader.open(`${prefix}docs/getting-started`);
      await expectHeading(reader, started);
      await chooseLanguage(reader, other);
      await expectAddress(reader, `${other.prefix}docs/getting-started`);
      await expectHeading(reader, other.started);
      expectNow(await reader.attribute('html', 'lang')).toBe(other.lang);
    },
  },
  {
    title: 'a page that the browser has kept comes back as it was left, in the color mode chosen since, and lives',
    // Driven, it keeps none.
    except: 'chromium',
    async go(reader, {lang, prefix, started}) {
      const other = LANGUAGES.find((language) => language.lang !== lang)!;
      await reader.open(`${prefix}docs/getting-started`);
      await expectHeading(reader, started);
      await reader.press(YARN);
      await expectAddress(reader, `${prefix}docs/getting-started?package-manager=yarn`);
      await expectHydrated(reader);
      await reader.evaluate(() => void Object.assign(window, {isKept: true}));
      await chooseLanguage(reader, other);
      await expectHeading(reader, other.started);
      await reader.press(COLOR_MODE);
      await expectAttribute(reader, 'html', 'data-theme', 'dark');
      await reader.goBack();
      await expectHeading(reader, started);
      expectNow(await reader.evaluate(() => 'isKept' in window)).toBe(true);
      expectNow(await reader.attribute('.navbar .dropdown > button', 'aria-expanded')).toBe('false');
      await expectAttribute(reader, YARN, 'aria-selected', 'true');
      await expectAttribute(reader, 'html', 'data-theme', 'dark');
      await reader.press(COLOR_MODE);
      await expectAttribute(reader, 'html', 'data-theme', 'light');
    },
  },
  {
    title: 'a tab is chosen, stands in the address, and is remembered',
    async go(reader, {prefix, started}) {
      await reader.open(`${prefix}docs/getting-started`);
      await expectHeading(reader, started);
      await reader.press(YARN);
      await expectAttribute(reader, YARN, 'aria-selected', 'true');
      await expectSoon(() => reader.text('[role=tabpanel]')).toContain('yarn add');
      await expectAddress(reader, `${prefix}docs/getting-started?package-manager=yarn`);
      await reader.open(`${prefix}docs/getting-started`);
      await expectAttribute(reader, YARN, 'aria-selected', 'true');
    },
  },
  {
    title: 'the search finds a section, by the keyboard alone',
    async go(reader, {prefix, introduction}) {
      await reader.open(`${prefix}docs/introduction`);
      await expectHeading(reader, introduction);
      await reader.type('/');
      await expectSoon(() => reader.evaluate(() => document.activeElement?.localName)).toBe('input');
      await reader.type('emitSuccessResponse');
      await expectSoon(() => reader.text('[role=option][aria-selected=true]')).toContain('emitSuccessResponse');
      await reader.pressKey('Enter');
      await expectAddress(reader, `${prefix}docs/api/common/http-testing-tools#http-emit-success-response`);
      await expectInView(reader, '#http-emit-success-response');
      expectNow(await reader.text('dialog')).toBe(null);
    },
  },
  {
    title: 'the search is opened by its button, cleared, and closed',
    async go(reader, {prefix, introduction}) {
      await reader.open(`${prefix}docs/introduction`);
      await expectHeading(reader, introduction);
      await reader.press(SEARCH);
      await expectSoon(() => reader.text('[role=option]')).not.toBe(null);
      await reader.type('qwzzzx');
      await expectSoon(() => reader.text('dialog')).toContain('qwzzzx');
      await expectSoon(() => reader.text('[role=option]')).toBe(null);
      await reader.pressKey('Escape');
      await expectSoon(() => reader.text('dialog')).toBe(null);
      await expectSoon(() => reader.evaluate(() => document.activeElement?.getAttribute('data-early'))).toBe('search');
    },
  },
  {
    title: 'links lead from page to page, and the browser back to where the reader was',
    async go(reader, {prefix, started, pipe, introduction}) {
      await reader.open(`${prefix}docs/introduction`);
      await expectHeading(reader, introduction);
      await reader.press(sidebarLink('/docs/getting-started'));
      await expectHeading(reader, started);
      await reader.press(contentsLink('compare'));
      await expectInView(reader, '#compare');
      await expectHydrated(reader);
      await reader.evaluate(() => void Object.assign(window, {isSame: true}));
      await reader.press(sidebarLink('/test-beds/pipe'));
      await expectAddress(reader, `${prefix}docs/api/test-beds/pipe`);
      await expectHeading(reader, pipe);
      await expectSoon(() => reader.evaluate(() => scrollY)).toBe(0);
      expectNow(await reader.evaluate(() => document.title)).toBe(`${pipe} | Ngx Testing Tools`);

      await reader.goBack();
      await expectAddress(reader, `${prefix}docs/getting-started#compare`);
      await expectHeading(reader, started);
      await expectInView(reader, '#compare');
      await reader.goForward();
      await expectHeading(reader, pipe);
      // Not once was a page loaded anew.
      expectNow(await reader.evaluate(() => 'isSame' in window)).toBe(true);
    },
  },
  {
    title: 'a link is followed while scripts are on their way, and nothing is said of those that are broken off',
    // It keeps the next page waiting until one of its six connections is free, which those scripts hold.
    except: 'chromium',
    async go(reader, {prefix, introduction, started}, site) {
      const chunk = /\/assets\/js\/(?!main|runtime)/;
      site.hold(chunk);
      await reader.open(`${prefix}docs/introduction`);
      await expectHeading(reader, introduction);
      await reader.press(COLOR_MODE);
      await expectSoon(() => Promise.resolve(site.isHeld(chunk))).toBe(true);
      const next = /docs\/getting-started/;
      site.hold(new RegExp(`${chunk.source}|${next.source}`));
      await reader.press(sidebarLink('/docs/getting-started'));
      await expectSoon(() => Promise.resolve(site.isHeld(next))).toBe(true);
      // Firefox breaks them off when the link is pressed; the next page has yet to come.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await expectHeading(reader, introduction);
      expectNow(await reader.text('[data-scripts-failed]')).toBe(null);
      site.hold();
      await expectHeading(reader, started);
      await expectHydrated(reader);
      expectNow(await reader.text('[data-scripts-failed]')).toBe(null);
    },
  },
  {
    title: 'a missing page says so, and leads to the one that was meant',
    async go(reader, {lang, prefix, pipe, unknown}) {
      await reader.open(`${prefix}docs/api/test-beds/pype`);
      await expectHeading(reader, unknown);
      expectNow(await reader.attribute('html', 'lang')).toBe(lang);
      await reader.press('main li a[href$="/test-beds/pipe"]');
      await expectAddress(reader, `${prefix}docs/api/test-beds/pipe`);
      await expectHeading(reader, pipe);
    },
  },
  {
    title: 'a page is read on when the network is gone, and is followed by the next one when it is back',
    expected: /Loading chunk|ChunkLoadError|Load failed|NetworkError|Failed to fetch/,
    async go(reader, {prefix, started, pipe}, site) {
      await reader.open(`${prefix}docs/getting-started`);
      await expectHeading(reader, started);
      await reader.press(COLOR_MODE);
      await expectAttribute(reader, 'html', 'data-theme', 'dark');
      await expectHydrated(reader);
      site.lose(/./);
      await reader.press(COLOR_MODE);
      await expectAttribute(reader, 'html', 'data-theme', 'light');
      await reader.press(contentsLink('compare'));
      await expectInView(reader, '#compare');
      await expectHeading(reader, started);
      site.lose();
      await reader.press(sidebarLink('/test-beds/pipe'));
      await expectHeading(reader, pipe);
      await expectAddress(reader, `${prefix}docs/api/test-beds/pipe`);
    },
  },
  {
    title: 'a page whose scripts do not come says so, and lives once they do',
    async go(reader, {prefix, started, failed}, site) {
      site.lose(/\.js/);
      await reader.open(`${prefix}docs/getting-started`);
      await expectHeading(reader, started);
      expectNow(await reader.text('[data-scripts-failed]')).toBe(null);
      await reader.press(YARN);
      await expectSoon(() => reader.text('[data-scripts-failed]')).toContain(failed);
      site.lose();
      await reader.press('[data-scripts-failed] a');
      await expectSoon(() => reader.text('[data-scripts-failed]')).toBe(null);
      await reader.press(YARN);
      await expectAttribute(reader, YARN, 'aria-selected', 'true');
    },
  },
  {
    title: 'a browser without storage does all of it, and forgets',
    withoutStorage: true,
    expected: /Docusaurus browser storage is not available/,
    async go(reader, {prefix, started}) {
      await reader.open(`${prefix}docs/getting-started`);
      await expectHeading(reader, started);
      expectNow(await reader.evaluate(() => Boolean(window.localStorage))).toBe(false);
      await reader.press(COLOR_MODE);
      await expectAttribute(reader, 'html', 'data-theme', 'dark');
      await reader.press('.theme-announcement-bar button');
      await expectSoon(() => reader.text('.theme-announcement-bar')).toBe(null);
      await reader.press(YARN);
      await expectAttribute(reader, YARN, 'aria-selected', 'true');
      await reader.type('/');
      await expectSoon(() => reader.text(FIELD)).not.toBe(null);
      await reader.type('emitSuccessResponse');
      await expectSoon(() => reader.text('[role=option][aria-selected=true]')).toContain('emitSuccessResponse');
      await reader.pressKey('Enter');
      await expectAddress(reader, `${prefix}docs/api/common/http-testing-tools#http-emit-success-response`);

      await reader.open(`${prefix}docs/getting-started`);
      expectNow(await reader.attribute('html', 'data-theme')).toBe('light');
    },
  },
  {
    title: 'the menu of a phone leads to another page',
    width: 390,
    async go(reader, {prefix, started, pipe}) {
      await reader.open(`${prefix}docs/getting-started`);
      await expectHeading(reader, started);
      expectNow(
        await reader.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      await reader.press('.navbar__toggle');
      await reader.press('.navbar-sidebar a[href$="/test-beds/pipe"]');
      await expectHeading(reader, pipe);
      await expectSoon(() => reader.text('.navbar-sidebar')).toBe(null);
    },
  },
];
