import fs from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {Props} from '@docusaurus/types';

/** How long to wait for the blog plugin to write its feeds, in ms. */
const TIMEOUT = 60_000;

interface Feed {
  name: string;
  /** The last characters of the complete file. */
  end: string;
  withLanguage: (feed: string, language: string) => string;
}

/** The feeds without a language. The package that writes the feeds sets it only in `rss.xml`. */
const FEEDS: Feed[] = [
  {
    name: 'atom.xml',
    end: '</feed>',
    withLanguage: (feed, language) => feed.replace('<feed ', `<feed xml:lang="${language}" `),
  },
  {
    name: 'feed.json',
    end: '\n}',
    withLanguage(feed, language) {
      const content = JSON.parse(feed) as object;
      // Version 1.0 has no `language` field: https://www.jsonfeed.org/version/1.1/
      return JSON.stringify({...content, version: 'https://jsonfeed.org/version/1.1', language}, null, 4);
    },
  },
];

/**
 * Adds the language to the feeds. The blog plugin writes them while the steps of this plugin run.
 *
 * @throws {Error} when the blog plugin does not write a feed in time
 */
export async function addFeedLanguages({outDir, i18n}: Props): Promise<void> {
  const {htmlLang} = i18n.localeConfigs[i18n.currentLocale]!;
  for (const {name, end, withLanguage} of FEEDS) {
    const file = path.join(outDir, 'blog', name);
    await fs.writeFile(file, withLanguage(await readWhole(file, end), htmlLang));
  }
}

/** Waits until this process has finished writing a file, and reads it. */
async function readWhole(file: string, end: string): Promise<string> {
  for (const limit = Date.now() + TIMEOUT; Date.now() < limit; await setTimeout(50)) {
    const {mtimeMs} = await fs.stat(file).catch(() => ({mtimeMs: 0}));
    const text = mtimeMs >= performance.timeOrigin ? (await fs.readFile(file, 'utf8')).trimEnd() : '';
    if (text.endsWith(end)) {
      return text;
    }
  }
  throw new Error(
    `The blog plugin did not write ${file}, so src/plugins/post-build/feedLanguages.ts cannot add the language to it.`,
  );
}
