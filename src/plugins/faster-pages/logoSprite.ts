import fs from 'node:fs';
import path from 'node:path';

const LOGO = 'static/img/logo.svg';

/**
 * Makes the logo a symbol, `#site-logo`, which a page has once and `theme/Logo` draws: of an image, a browser makes a
 * document before it first paints the page, and its colors could not be tokens.
 *
 * @throws {Error} when the logo is not an SVG element with a `viewBox`
 */
export function logoSprite(siteDir: string): string {
  const svg = fs.readFileSync(path.join(siteDir, LOGO), 'utf8');
  const parts = /^\s*<svg[^>]*\s(viewBox="[^"]+")[^>]*>([^]*)<\/svg>\s*$/.exec(svg);
  if (!parts) {
    throw new Error(`${LOGO} has to be one <svg> element with a viewBox: each page draws it as a symbol.`);
  }
  return `<svg style="display: none;"><defs><symbol id="site-logo" ${parts[1]}>${parts[2]}</symbol></defs></svg>`;
}
