import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const LOGO = 'static/img/logo.svg';

/**
 * Puts the logo into each page once, as the symbol `#site-logo`, which `@theme/Logo` draws wherever a page has it. In
 * an image, its colors could not be tokens.
 *
 * @throws {Error} when the logo is not an SVG element with a `viewBox`
 */
export default function logoSprite({siteDir}: LoadContext): Plugin {
  const file = path.join(siteDir, LOGO);
  return {
    name: 'logo-sprite',
    getPathsToWatch: () => [file],
    injectHtmlTags: () => ({preBodyTags: [`<svg style="display: none;"><defs>${symbolOf(fs.readFileSync(file, 'utf8'))}</defs></svg>`]}),
  };
}

function symbolOf(svg: string): string {
  const parts = /^\s*<svg[^>]*\s(viewBox="[^"]+")[^>]*>([^]*)<\/svg>\s*$/.exec(svg);
  if (!parts) {
    throw new Error(`${LOGO} has to be one <svg> element with a viewBox: each page draws it as a symbol.`);
  }
  return `<symbol id="site-logo" ${parts[1]}>${parts[2]}</symbol>`;
}
