import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails on accessibility violations, and when suspiciously few rules apply.
 *
 * @param root CSS selector of the part to check; by default, the whole page
 */
export async function expectAccessible(page: Page, root = 'html'): Promise<void> {
  const {violations, passes} = await new AxeBuilder({page})
    // Reporting each element that passes would double the time.
    .options({resultTypes: ['violations']})
    .withTags(RULES)
    .include(root)
    // A unit test checks the contrast of code, because axe takes minutes for thousands of colored words.
    .exclude('pre code')
    // The default mode takes twice as long, and is only needed for cross-origin frames.
    .setLegacyMode()
    .analyze();
  expect(passes.length, 'rules that applied').toBeGreaterThan(root === 'html' ? 20 : 5);
  expect(
    violations.map(
      ({id, nodes}) =>
        `${id}: ${nodes.map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`,
    ),
  ).toEqual([]);
}
