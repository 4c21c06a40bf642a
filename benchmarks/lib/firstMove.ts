import type {Page} from '@playwright/test';
import {hydrated} from '../../scripts/support/hydrated';

/** What the first sign of a reader costs, in ms. */
export interface FirstMove {
  /** From the sign until the page is hydrated. */
  hydrated: number;
  /** The longest task of the page's main thread in that time. */
  longest: number;
  /** What of its tasks is longer than 50 ms, added up, as Lighthouse counts its total blocking time. */
  blocking: number;
}

/** How much slower a cheap phone is than the machine that measures: what Lighthouse assumes. */
const SLOWDOWN = 4;

/** Longest task, in ms, that a reader does not notice, as the Long Tasks API defines it. */
const SHORT = 50;

/** Opens a page, leaves it until its scripts are fetched, and measures what a reader's first move starts. */
export async function measureFirstMove(page: Page, url: string): Promise<FirstMove> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, {tasks, signedAt: performance.now()});
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({duration}) => duration))).observe({
      type: 'longtask',
    });
    new MutationObserver(() => Object.assign(window, {hydratedAt: performance.now()})).observe(
      document.documentElement,
      {
        attributeFilter: ['data-has-hydrated'],
      },
    );
  });
  await hydrated(page);
  await page.waitForTimeout(1000);
  const {tasks, signedAt, hydratedAt} = await page.evaluate(() => {
    const seen = window as unknown as {tasks: number[]; signedAt: number; hydratedAt: number};
    return {tasks: seen.tasks, signedAt: seen.signedAt, hydratedAt: seen.hydratedAt};
  });
  return {
    hydrated: hydratedAt - signedAt,
    longest: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, duration) => sum + duration - SHORT, 0),
  };
}
