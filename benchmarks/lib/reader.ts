import type {Page} from '@playwright/test';
import {hydrated} from '../../scripts/support/hydrated';
import {median, table} from './format';
import {alternate, slowDown, SLOWDOWN, withBrowser} from './visit';

/** A slow connection, the same as in Lighthouse's mobile preset: 150 ms latency, 1.6 Mbit/s. */
const SLOW_LINE = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000};

/** When the input happens, in ms after the first contentful paint. */
const MOMENTS = [300, 1000, 3000];

/** How long to wait for the response before an input counts as lost, in ms. */
const RESPONSE_TIMEOUT = 5000;

/** An input and how to detect the response. */
interface Input {
  /** The action, or the selector of an element to press (the first visible match). */
  act: string | ((page: Page) => Promise<void>);
  /** Expression that runs in the page, and is true once the page has responded. */
  isAnswered: string;
  /** Address of the only page to measure it on; omit it for all pages. */
  only?: string;
}

const INPUTS: Record<string, Input> = {
  'color mode': {
    act: '.navbar button[class*=toggleButton]',
    isAnswered: "document.documentElement.dataset.theme === 'dark'",
  },
  announcement: {
    act: '.theme-announcement-bar button',
    isAnswered: "document.querySelector('.theme-announcement-bar')?.checkVisibility() !== true",
  },
  copy: {
    act: '.theme-code-block button[title="Copy"], .theme-code-block button[title="Copier"]',
    isAnswered: "document.querySelector('[class*=copyButtonCopied]') !== null",
  },
  tab: {
    act: '[role=tab]:nth-child(2)',
    isAnswered: "document.querySelector('[role=tab]:nth-child(2)').getAttribute('aria-selected') === 'true'",
    // The home page has tabs on its first screen.
    only: '',
  },
  search: {
    act: (page) => page.keyboard.press('/'),
    isAnswered: "document.querySelector('dialog input, [role=dialog] input') !== null",
  },
  wheel: {act: (page) => page.mouse.wheel(0, 900), isAnswered: 'scrollY > 0'},
};

/** Script that records when a page is first painted, gets the input and responds, and how long its frames take. */
const WATCH = (isAnswered: string) => `(() => {
  const seen = (window.seen = {frames: []});
  new PerformanceObserver((list) => {
    seen.painted ??= list.getEntriesByName('first-contentful-paint')[0]?.startTime;
  }).observe({type: 'paint', buffered: true});
  const onInput = ({timeStamp}) => {
    if (seen.began) return;
    seen.began = timeStamp;
    let last = timeStamp;
    const frame = (now) => {
      seen.frames.push(now - last);
      last = now;
      if (!seen.answered && (${isAnswered})) {
        setTimeout(() => (seen.answered = performance.now() - seen.began));
      }
      if (now - seen.began < ${RESPONSE_TIMEOUT}) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
  new MutationObserver(() => {
    if (seen.began && !seen.changed && (${isAnswered})) seen.changed = performance.now() - seen.began;
  }).observe(document, {subtree: true, attributeFilter: ['data-theme', 'data-announcement-bar-initially-dismissed']});
  for (const type of ['pointerdown', 'keydown', 'wheel']) addEventListener(type, onInput, {capture: true, passive: true});
})()`;

/** The times in a page, in ms. */
interface Seen {
  painted?: number;
  began?: number;
  /** From the input to the painted response, if there is one. */
  answered?: number;
  /** From the input to the change of the attribute, for inputs that set one. */
  changed?: number;
  frames: number[];
}

/** Measures one input on a page that is freshly loaded. For the wheel, the longest frame counts as the response. */
async function measureOnce(page: Page, url: string, name: string, moment: number, isSlowLine: boolean): Promise<Seen> {
  const {act, isAnswered} = INPUTS[name]!;
  const input = typeof act === 'string' ? await pressOn(page, url, act) : act;
  const session = await slowDown(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
  if (isSlowLine) {
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  }
  await page.addInitScript(WATCH(isAnswered));
  await page.goto(url, {waitUntil: 'commit'});
  await page.waitForFunction(() => (window as unknown as {seen: Seen}).seen?.painted);
  const elapsed = await page.evaluate(() => performance.now() - (window as unknown as {seen: Seen}).seen.painted!);
  await page.waitForTimeout(Math.max(0, moment - elapsed));
  await input(page);
  await page.waitForFunction(
    (patience) => {
      const {began, answered} = (window as unknown as {seen: Seen}).seen;
      return began !== undefined && performance.now() - began > (answered ? 1000 : patience);
    },
    RESPONSE_TIMEOUT,
    {polling: 100},
  );
  const seen = await page.evaluate(() => (window as unknown as {seen: Seen}).seen);
  return name === 'wheel' ? {...seen, answered: Math.max(...seen.frames)} : seen;
}

/** Visits the page without throttling to find the place to press, and clears the storage afterwards. */
async function pressOn(page: Page, url: string, target: string): Promise<(page: Page) => Promise<void>> {
  await page.goto(url);
  await hydrated(page);
  const box = await page.locator(target).filter({visible: true}).first().boundingBox();
  await page.evaluate(() => localStorage.clear());
  if (!box) {
    throw new Error(`${url} has no visible ${target}.`);
  }
  return ({mouse}) => mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Measures the response to a reader's input on pages of two builds, alternating between builds, on a CPU slowed down
 * by a factor of four.
 *
 * @param builds folders of the builds, by name
 * @param addresses addresses of the pages, relative to the base URL
 * @returns a table with the median times in ms from the input to the painted response (for the wheel, the longest
 *   frame) and to the change of the attribute, and with the number of lost inputs
 */
export async function readerTable(
  builds: Record<string, string>,
  addresses: readonly string[],
  runs: number,
  isSlowLine: boolean,
): Promise<string> {
  const visits = Object.entries(INPUTS).flatMap(([name, {only}]) =>
    MOMENTS.flatMap((moment) =>
      addresses
        .filter((address) => address === (only ?? address))
        .map((address) => ({name, moment, address, row: `${name} at ${moment / 1000} s`})),
    ),
  );
  const series = await withBrowser((visit) =>
    alternate(builds, visits, runs, (buildDir, {name, moment, address}) =>
      visit(buildDir, (page, root) => measureOnce(page, `${root}${address}`, name, moment, isSlowLine)),
    ),
  );
  const columns = [...new Set(series.map(({title}) => title))];
  const rows = [...new Set(visits.map(({row}) => row))].map((row) => [
    row,
    ...columns.map((column) =>
      cellOf(series.find(({title, row: own}) => title === column && own === row)?.results ?? []),
    ),
  ]);
  return table([`ms, CPU ${SLOWDOWN} times slower${isSlowLine ? ', slow connection' : ''}`, ...columns], rows);
}

/** Formats the medians and the number of lost inputs. */
function cellOf(all: readonly Seen[]): string {
  const answered = all.flatMap((seen) => seen.answered ?? []);
  const changed = all.flatMap((seen) => seen.changed ?? []);
  const medians = [answered, changed].filter((times) => times.length > 0).map((times) => Math.round(median(times)));
  const lost = all.length - answered.length;
  return [medians.join(', set after '), lost > 0 ? `${lost} of ${all.length} lost` : ''].filter(Boolean).join(', ');
}
