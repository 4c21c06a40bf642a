import path from 'node:path';

const siteDir = path.resolve(__dirname, '../..');

/** Where the captures of a run go, and the sheets made of them. */
export const CAPTURES = path.join(siteDir, 'test-results/screenshots');

/** The captures that a person has looked at. Fonts are the machine's, so they stay on it. */
export const ACCEPTED = path.join(siteDir, '.cache/screenshots');

export const SCREENS = {desktop: {width: 1280, height: 800}, phone: {width: 390, height: 844}};

export const MODES = ['light', 'dark'] as const;

/** One page as it is captured. */
export interface View {
  lang: string;
  screen: string;
  mode: string;
  /** Below the root of the language; empty for the home page. */
  address: string;
}

/** The file of a capture, in one of the two folders. */
export function fileOf({lang, screen, mode, address}: View): string {
  return `${lang}-${screen}-${mode}-${address.replaceAll('/', '_') || 'home'}.png`;
}
