import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium} from '@playwright/test';
import {printError} from '../../scripts/support/report';
import {LANGUAGES, PAGES} from '../support/addresses';
import {ACCEPTED, CAPTURES, fileOf, MODES, SCREENS} from './captures';
import {ensureBrowser} from '../../scripts/support/browser';

const siteDir = path.resolve(__dirname, '../..');

/** Width of a capture on a contact sheet, in pixels, so that headings are readable and a sheet has four rows. */
const THUMBNAIL = {desktop: 300, phone: 120};

/**
 * `npm run screenshots [-- --accept | --compare]`: opens all pages of the built site in both languages, both color
 * modes and two widths. It fails on console messages, accessibility violations and layout shifts, and makes contact
 * sheets of the captures in `test-results/screenshots/`, one for each language, width and mode. `--accept` keeps the
 * captures for later comparison, and `--compare` fails if a capture differs. It takes minutes, so `npm test` does not
 * run it.
 */
async function main(): Promise<void> {
  const isComparing = process.argv.includes('--compare');
  if (!fs.existsSync(path.join(siteDir, 'build/404.html'))) {
    throw new Error('There is no built site; run npm run build first.');
  }
  fs.rmSync(CAPTURES, {recursive: true, force: true});
  const {status} = spawnSync('npx', ['playwright', 'test', '--project=screenshots'], {
    cwd: siteDir,
    stdio: 'inherit',
    env: {...process.env, SCREENSHOTS: isComparing ? 'compare' : 'capture'},
    shell: process.platform === 'win32',
  });
  const sheets = await makeSheets();
  if (process.argv.includes('--accept')) {
    fs.rmSync(ACCEPTED, {recursive: true, force: true});
    fs.cpSync(CAPTURES, ACCEPTED, {recursive: true, filter: (file) => !path.basename(file).startsWith('sheet-')});
  }
  console.log(`Contact sheets:\n${sheets.map((file) => path.relative(siteDir, file)).join('\n')}`);
  process.exitCode = status ?? 1;
}

/**
 * Lays out the captures on contact sheets.
 *
 * @returns the absolute paths of the sheets
 */
async function makeSheets(): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--disable-gpu', '--allow-file-access-from-files'],
  });
  const page = await browser.newPage({viewport: {width: 1600, height: 900}});
  const sheets: string[] = [];
  for (const {lang} of LANGUAGES) {
    for (const screen of Object.keys(SCREENS) as (keyof typeof SCREENS)[]) {
      for (const mode of MODES) {
        const figures = PAGES.map((address) => {
          const file = pathToFileURL(path.join(CAPTURES, fileOf({lang, screen, mode, address}))).href;
          return `<figure><img src="${file}" width="${THUMBNAIL[screen]}" alt="missing"><figcaption>/${address}</figcaption></figure>`;
        });
        const html = path.join(CAPTURES, `sheet-${lang}-${screen}-${mode}.html`);
        fs.mkdirSync(CAPTURES, {recursive: true});
        fs.writeFileSync(
          html,
          `<!doctype html><meta charset="utf-8"><style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;font:11px sans-serif}figure{margin:0;width:${THUMBNAIL[screen]}px;overflow:hidden}img{outline:1px solid #999}</style>${figures.join('')}`,
        );
        const sheet = html.replace(/html$/, 'png');
        await page.goto(pathToFileURL(html).href);
        await page.screenshot({path: sheet, fullPage: true});
        sheets.push(sheet);
      }
    }
  }
  await browser.close();
  return sheets;
}

main().catch(printError);
