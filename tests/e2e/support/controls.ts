import type {Locator, Page} from '@playwright/test';

/** The button that changes the color mode. */
export const colorModeOf = (page: Page) => page.locator('nav.navbar [data-early=color-mode]');

/** The button of the list of languages in the navbar. */
export const languagesOf = (page: Page) => page.locator('nav.navbar .dropdown > button');

/** The button of the phone menu. */
export const menuOf = (page: Page) => page.locator('.navbar__toggle');

/** The first tab of Yarn, on a page with commands. */
export const yarnOf = (page: Page) => page.getByRole('tab', {name: 'Yarn'}).first();

/** A link in the sidebar of the docs. */
export const sidebarLink = (page: Page, name: string) =>
  page.locator('.theme-doc-sidebar-container').getByRole('link', {name, exact: true});

/** Copies the code of a block, by default the first visible one. Its button is shown under the pointer. */
export async function copyCode(page: Page, block: Locator = page.locator('.theme-code-block:visible').first()) {
  await block.hover();
  await block.getByRole('button', {name: /copy/i}).click();
}
