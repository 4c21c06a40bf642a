import fs from 'node:fs';
import path from 'node:path';

const LOGO = 'static/img/logo.svg';

/**
 * Returns the logo as an SVG symbol, `#site-logo`, which is in each page once and which `theme/Logo` draws. For an
 * image, the browser would create a separate document before the first paint, and its colors could not use the tokens.
 *
 * @throws {Error} when the logo is not an SVG element with a `viewBox`
 */
export function logoSprite(siteDir: string): string {
  const svg = fs.readFileSync(path.join(siteDir, LOGO), 'utf8');
  const parts = /^\s*<svg[^>]*\s(viewBox="[^"]+")[^>]*>([^]*)<\/svg>\s*$/.exec(svg);
  if (!parts) {
    throw new Error(`${LOGO} must be a single <svg> element with a viewBox, because each page draws it as a symbol.`);
  }
  return `<svg style="display: none;"><defs><symbol id="site-logo" ${parts[1]}>${parts[2]}</symbol></defs></svg>`;
}
