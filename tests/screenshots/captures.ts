import path from 'node:path';

const siteDir = path.resolve(__dirname, '../..');

/** Folder of the captures of a run, and of the contact sheets. */
export const CAPTURES = path.join(siteDir, 'test-results/screenshots');

/** Folder of the accepted captures. They are not committed, because fonts differ between machines. */
export const ACCEPTED = path.join(siteDir, '.cache/screenshots');

export const SCREENS = {desktop: {width: 1280, height: 800}, phone: {width: 390, height: 844}};

export const MODES = ['light', 'dark'] as const;

/** A page to capture. */
export interface View {
  lang: string;
  screen: string;
  mode: string;
  /** Address relative to the root of the language; empty for the home page. */
  address: string;
}

/** Returns the file name of a capture. */
export function fileOf({lang, screen, mode, address}: View): string {
  return `${lang}-${screen}-${mode}-${address.replaceAll('/', '_') || 'home'}.png`;
}
