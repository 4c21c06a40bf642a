import type {Page} from '@playwright/test';
import {comeAlive} from '../../scripts/support/comeAlive';

/** What the first sign of a reader costs, in ms. */
export interface Waking {
  /** From the sign until React has taken over. */
  alive: number;
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
export async function measureWaking(page: Page, url: string): Promise<Waking> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, {tasks, signedAt: performance.now()});
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({duration}) => duration))).observe({type: 'longtask'});
    new MutationObserver(() => Object.assign(window, {aliveAt: performance.now()})).observe(document.documentElement, {
      attributeFilter: ['data-has-hydrated'],
    });
  });
  await comeAlive(page);
  await page.waitForTimeout(1000);
  const {tasks, signedAt, aliveAt} = await page.evaluate(() => {
    const seen = window as unknown as {tasks: number[]; signedAt: number; aliveAt: number};
    return {tasks: seen.tasks, signedAt: seen.signedAt, aliveAt: seen.aliveAt};
  });
  return {
    alive: aliveAt - signedAt,
    longest: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, duration) => sum + duration - SHORT, 0),
  };
}
