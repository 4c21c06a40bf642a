import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {ensureBrowser} from './support/browser';
import {printError} from './support/report';

const siteDir = path.resolve(__dirname, '..');
const imageDir = path.join(siteDir, 'static/img');

/** The size that social networks show uncropped. */
const CARD = {width: 1200, height: 630};

const CARDS = [
  {
    file: 'social-card.png',
    lang: 'en',
    title: 'The only extension you need to test an Angular application',
    note: 'Test beds for components, directives, pipes, services, modules, interceptors, guards, resolvers and routes',
  },
  {
    file: 'social-card.fr.png',
    lang: 'fr',
    title: 'La seule extension nécessaire pour tester une application Angular',
    note: 'Des bancs de test pour composants, directives, pipes, services, modules, intercepteurs, guards, resolvers et routes',
  },
];

/** Icons for browsers without SVG support, and for home screens, whose icons are square because systems round them. */
const ICONS = [
  {file: 'favicon-32.png', size: 32, square: false},
  {file: 'apple-touch-icon.png', size: 180, square: true},
];

/**
 * `npx tsx scripts/make-social-cards.ts`: renders the social cards and the icons in `static/img` from the design tokens
 * and the logo. Run it when either changes, and commit the images.
 *
 * @throws {Error} when there is no browser and none can be installed
 */
async function main(): Promise<void> {
  const browser = await chromium.launch({executablePath: ensureBrowser(), args: ['--disable-gpu']});
  try {
    const page = await browser.newPage({viewport: CARD});
    for (const card of CARDS) {
      await draw(page, cardHtml(card));
      await page.screenshot({path: path.join(imageDir, card.file)});
    }
    for (const {file, size, square} of ICONS) {
      await page.setViewportSize({width: size, height: size});
      await draw(page, `<style>*{margin:0} svg{display:block;width:${size}px;height:${size}px}</style>${logo(square)}`);
      await page.screenshot({path: path.join(imageDir, file), omitBackground: true});
    }
  } finally {
    await browser.close();
  }
}

async function draw(page: Page, html: string): Promise<void> {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
}

function logo(square = false): string {
  const svg = fs.readFileSync(path.join(imageDir, 'logo.svg'), 'utf8');
  return square ? svg.replace(/ rx="\d+"/, '') : svg;
}

function cardHtml({lang, title, note}: (typeof CARDS)[number]): string {
  const font = fs.readFileSync(path.join(siteDir, 'static/fonts/atkinson-hyperlegible-next.woff2')).toString('base64');
  const tokens = fs.readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  return `<!doctype html><html lang="${lang}" data-theme="dark"><style>${tokens}</style><style>
    @font-face { font-family: card; src: url(data:font/woff2;base64,${font}); font-weight: 400 700; }
    * { box-sizing: border-box; margin: 0; }
    body { display: grid; grid-template-rows: auto 1fr auto; width: 1200px; height: 630px; padding: 72px;
      border-block-end: 12px solid var(--accent); background: var(--paper); color: var(--ink); font-family: card; }
    header { display: flex; align-items: center; gap: 20px; font-size: 32px; font-weight: 700; }
    svg { width: 60px; height: 60px; }
    h1 { align-self: center; max-width: 18em; color: var(--ink-strong); font-size: 68px; letter-spacing: -0.025em; line-height: 1.1; text-wrap: balance; }
    p { max-width: 44em; color: var(--ink-muted); font-size: 24px; line-height: 1.45; text-wrap: balance; }
    b { color: var(--pass); }
  </style><body><header>${logo()}Ngx Testing Tools</header><h1>${title}</h1><p><b>✓</b> ${note}</p></body></html>`;
}

main().catch(printError);
