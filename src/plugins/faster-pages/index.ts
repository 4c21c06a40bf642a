import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageTemplate} from './bootstrap/pageTemplate';
import {browserBundle} from './bundle/browserBundle';
import {portableIds} from './bundle/portableIds';
import {publishedPackages} from './bundle/publishedPackages';
import {highlighting} from './highlighting';
import {islands} from './islands';
import {logoSprite} from './logoSprite';
import type {Part} from './part';

const PARTS: Part[] = [browserBundle, highlighting, islands, portableIds, publishedPackages];

/**
 * All that departs from Docusaurus's stock runtime, for the sake of speed; README.md describes the parts. With
 * `FASTER_PAGES=0` in the environment there is none of it.
 *
 * @throws {Error} where Docusaurus is not as a part expects it, with the file to compare
 */
export default function fasterPages(context: LoadContext): Plugin | null {
  if (process.env.FASTER_PAGES === '0') {
    return null;
  }
  context.siteConfig.ssrTemplate = pageTemplate();

  return {
    name: 'faster-pages',
    getThemePath: () => './theme',
    getClientModules: () => [path.join(__dirname, 'bundle/idlePrefetch.ts')],
    injectHtmlTags: () => ({preBodyTags: [logoSprite(context.siteDir)]}),
    configureWebpack(config, isServer, {currentBundler}) {
      noticeChanges(config as Cached);
      const isProduction = config.mode === 'production';
      const changes = PARTS.map((part) =>
        part({isServer, isProduction, bundler: currentBundler.instance, config, context}),
      );
      return {
        plugins: changes.flatMap(({plugins = []}) => plugins),
        resolve: {alias: Object.assign({}, ...changes.map(({alias}) => alias)) as Record<string, string>},
        module: {rules: changes.flatMap(({rules = []}) => rules)},
      };
    },
  };
}

/** The persistent cache of Rspack, of which webpack's types know nothing. */
interface Cached {
  experiments?: {cache?: {version: string; buildDependencies: string[]}};
}

/** Has the persistent cache start anew when a part changes, or this plugin is switched off: it notices no alias and no rule. */
function noticeChanges({experiments}: Cached): void {
  if (experiments?.cache) {
    const files = fs
      .readdirSync(__dirname, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.[jt]sx?$/.test(file));
    experiments.cache.version += '-faster-pages';
    experiments.cache.buildDependencies.push(...files.map((file) => path.join(__dirname, file)));
  }
}
