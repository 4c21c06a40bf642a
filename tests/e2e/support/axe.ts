import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails on a violation of the accessibility rules, and when the rules did not really run.
 *
 * @param root CSS selector of the part to look at; the whole page unless given
 */
export async function expectAccessible(page: Page, root = 'html'): Promise<void> {
  const {violations, passes} = await new AxeBuilder({page})
    // Describing each element that passes takes half of the time.
    .options({resultTypes: ['violations']})
    .withTags(RULES)
    .include(root)
    // The contrast of code is computed from the tokens, by a unit test; thousands of colored words take axe minutes.
    .exclude('pre code')
    // Only frames from elsewhere need the other mode, which takes twice as long; the site has none.
    .setLegacyMode()
    .analyze();
  expect(passes.length, 'rules that had something to look at').toBeGreaterThan(root === 'html' ? 20 : 5);
  expect(
    violations.map(
      ({id, nodes}) =>
        `${id}: ${nodes.map(({target, failureSummary}) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`,
    ),
  ).toEqual([]);
}
