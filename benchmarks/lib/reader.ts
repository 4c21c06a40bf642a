import type {CDPSession, Page} from '@playwright/test';
import {median, table, titleOf} from './format';
import {withBrowser, withServer} from './visit';

/** CPU slowdown that simulates a low-end phone, the same as in Lighthouse. */
const SLOWDOWN = 4;

/** A slow connection, the same as in Lighthouse's mobile preset: 150 ms latency, 1.6 Mbit/s. */
const SLOW_LINE = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000};

/** When the input happens, in ms after the first contentful paint. */
const MOMENTS = [300, 1000, 3000];

/** How long to wait for the response before an input counts as lost, in ms. */
const RESPONSE_TIMEOUT = 5000;

/** An input and how to detect the response. */
interface Input {
  /** Selector of the element to press (the first visible match). Keys and the wheel have none. */
  target?: string;
  act: (page: Page, at: {x: number; y: number}) => Promise<void>;
  /** Expression that runs in the page and returns whether it has responded. */
  isAnswered: string;
  /** The only page to measure it on, if not all. */
  only?: string;
}

const press = (page: Page, {x, y}: {x: number; y: number}) => page.mouse.click(x, y);

const INPUTS: Record<string, Input> = {
  'color mode': {
    target: '.navbar button[class*=toggleButton]',
    act: press,
    isAnswered: "document.documentElement.dataset.theme === 'dark'",
  },
  announcement: {
    target: '.theme-announcement-bar button',
    act: press,
    isAnswered: "document.querySelector('.theme-announcement-bar')?.checkVisibility() !== true",
  },
  copy: {
    target: '.theme-code-block button[title="Copy"], .theme-code-block button[title="Copier"]',
    act: press,
    isAnswered: "document.querySelector('[class*=copyButtonCopied]') !== null",
  },
  tab: {
    target: '[role=tab]:nth-child(2)',
    act: press,
    isAnswered: "document.querySelector('[role=tab]:nth-child(2)').getAttribute('aria-selected') === 'true'",
    // This page has tabs on the first screen.
    only: '',
  },
  search: {
    act: (page) => page.keyboard.press('/'),
    isAnswered: "document.querySelector('dialog input, [role=dialog] input') !== null",
  },
  wheel: {act: (page) => page.mouse.wheel(0, 900), isAnswered: 'scrollY > 0'},
};

/** Script that records the times of the first paint, of the input, of the painted response, and of later frames. */
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
        setTimeout(() => (seen.answered = performance.now()));
      }
      if (now - seen.began < ${RESPONSE_TIMEOUT}) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
  new MutationObserver(() => {
    if (seen.began && !seen.changed && (${isAnswered})) seen.changed = performance.now();
  }).observe(document, {attributes: true, subtree: true, attributeFilter: [
    'data-theme', 'data-announcement-bar-initially-dismissed',
  ]});
  for (const type of ['pointerdown', 'keydown', 'wheel']) addEventListener(type, onInput, {capture: true, passive: true});
})()`;

interface Seen {
  painted?: number;
  began?: number;
  answered?: number;
  changed?: number;
  frames: number[];
}

/** What an input took, in ms. */
interface Cost {
  /** The longest frame for `wheel`, otherwise the time to the painted response; `null` if the input was lost. */
  answered: number | null;
  /** The time to the change of the attribute, for inputs that set one. */
  changed?: number;
}

/** Measures one input on a page that is freshly loaded. */
async function measureOnce(page: Page, url: string, name: string, moment: number, isSlowLine: boolean): Promise<Cost> {
  const {target, act, isAnswered} = INPUTS[name]!;
  const at = target ? await placeOf(page, url, target) : {x: 0, y: 0};
  await page.context().clearCookies();
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
  if (isSlowLine) {
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  }
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.addInitScript(WATCH(isAnswered));
  await page.goto(url, {waitUntil: 'commit'});
  const paint = await page.waitForFunction(() => (window as unknown as {seen: Seen}).seen?.painted);
  const painted = (await paint.jsonValue())!;
  const now = await page.evaluate(() => performance.now());
  await page.waitForTimeout(Math.max(0, painted + moment - now));
  await act(page, at);
  await page.waitForFunction(
    (patience) => {
      const {began, answered} = (window as unknown as {seen: Seen}).seen;
      return began !== undefined && performance.now() - began > (answered ? 1000 : patience);
    },
    RESPONSE_TIMEOUT,
    {polling: 100},
  );
  const {began, answered, changed, frames} = await page.evaluate(() => (window as unknown as {seen: Seen}).seen);
  if (name === 'wheel') {
    return {answered: Math.max(...frames)};
  }
  return {answered: answered ? answered - began! : null, changed: changed && changed - began!};
}

/** Finds the position of a target during a visit without throttling, and clears the storage afterwards. */
async function placeOf(page: Page, url: string, target: string): Promise<{x: number; y: number}> {
  await page.goto(url);
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  const box = await page.locator(target).filter({visible: true}).first().boundingBox();
  await page.evaluate(() => localStorage.clear());
  if (!box) {
    throw new Error(`${url} has no visible ${target}.`);
  }
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

/**
 * Measures the response to a reader's input on pages of two builds, alternating between builds, on a CPU slowed down
 * four times.
 *
 * @param builds folders of the builds, by name
 * @param addresses addresses of the pages, relative to the base URL
 * @returns a table of medians in ms, from the input to the painted response (for the wheel, the longest frame), to
 *   the attribute that it sets, and the numbers of lost inputs
 */
export async function readerTable(
  builds: Record<string, string>,
  addresses: readonly string[],
  runs: number,
  isSlowLine: boolean,
): Promise<string> {
  const results = new Map<string, Cost[]>();
  const visits = Object.entries(INPUTS).flatMap(([name, {only}]) =>
    (only === undefined ? addresses : [only]).flatMap((address) => MOMENTS.map((moment) => ({name, address, moment}))),
  );
  const [[first, firstDir], [second, secondDir]] = Object.entries(builds) as [[string, string], [string, string]];
  await withServer(firstDir, (firstRoot) =>
    withServer(secondDir, (secondRoot) =>
      withBrowser(async (visit) => {
        for (const {name, address, moment} of Array.from({length: runs}, () => visits).flat()) {
          for (const [build, root] of Object.entries({[first]: firstRoot, [second]: secondRoot})) {
            const key = [name, moment, address, build].join('|');
            const cost = await visit((page) => measureOnce(page, `${root}${address}`, name, moment, isSlowLine));
            results.set(key, [...(results.get(key) ?? []), cost]);
          }
        }
      }),
    ),
  );
  const cell = (name: string, moment: number, address: string, build: string) => {
    const costs = results.get([name, moment, address, build].join('|'));
    const answered = costs?.flatMap((cost) => cost.answered ?? []) ?? [];
    const changed = costs?.flatMap((cost) => cost.changed ?? []) ?? [];
    const lost = (costs?.length ?? 0) - answered.length;
    const value = [answered, changed]
      .filter((times) => times.length > 0)
      .map((times) => Math.round(median(times)))
      .join(', set after ');
    return costs ? [value, lost > 0 ? `${lost} of ${costs.length} lost` : ''].filter(Boolean).join(', ') : '';
  };
  const pages = [...new Set([...addresses, ...Object.values(INPUTS).flatMap(({only}) => only ?? [])])];
  const columns = pages.flatMap((address) => Object.keys(builds).map((build) => ({address, build})));
  const head = [
    `ms, CPU slowed down ${SLOWDOWN} times${isSlowLine ? ', slow connection' : ''}`,
    ...columns.map(({address, build}) => `${titleOf(address)}, ${build}`),
  ];
  const rows = Object.keys(INPUTS).flatMap((name) =>
    MOMENTS.map((moment) => [
      `${name} at ${moment / 1000} s`,
      ...columns.map(({address, build}) => cell(name, moment, address, build)),
    ]),
  );
  return table(head, rows);
}
