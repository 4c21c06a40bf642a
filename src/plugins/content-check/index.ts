import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Language} from '../../lib/content/folders';
import {formatAnnotation, formatReport, splitMessage} from '../../lib/content/report';
import type {ContentError} from './ContentError';
import {checkContent} from './checkContent';
import {PageReader} from './pages';
import type {Sidebars} from './sidebars';

/** What a bundler has of a compiler in watch mode; webpack and Rspack alike. */
interface Compiler {
  hooks: {watchRun: {tapPromise: (name: string, action: () => Promise<void>) => void}};
}

/**
 * Checks the content of the language before Docusaurus reads it, so that a mistake is told with its file, its line
 * and its fix. A build stops at it, apart from what is only a warning. `npm start` tells it and goes on, at the start
 * and after each change.
 *
 * @throws {Error} in a build, when the content has a mistake
 */
export default async function contentCheck({siteDir, i18n}: LoadContext): Promise<Plugin> {
  const reader = new PageReader(siteDir);
  let told = '';

  const find = async () => {
    const sidebars = await loadFreshModule(path.join(siteDir, 'sidebars.ts'));
    return checkContent({siteDir, language: i18n.currentLocale as Language, sidebars: sidebars as Sidebars, reader});
  };

  /** Tells what is new. */
  const tell = async () => {
    const text = (await find()).map(format).join('\n');
    if (text !== told) {
      console.error(text ? `\n${text}\n` : '\nThe content has no mistake any more.\n');
      told = text;
    }
  };

  if (process.env.NODE_ENV === 'production') {
    stop(await find());
  }
  return {
    name: 'content-check',
    async loadContent() {
      if (process.env.NODE_ENV === 'development' && told === '') {
        await tell();
      }
    },
    configureWebpack(config) {
      return config.mode === 'development'
        ? {plugins: [{apply: ({hooks}: Compiler) => hooks.watchRun.tapPromise('content-check', tell)}]}
        : {};
    },
  };
}

function stop(errors: ContentError[]): void {
  for (const error of errors) {
    const isFatal = !error.isWarning;
    (isFatal ? console.error : console.warn)(`${isFatal ? '[ERROR]' : '[WARNING]'} ${format(error)}`);
    if (process.env.GITHUB_ACTIONS) {
      console.log(formatAnnotation({file: error.file, line: error.line, ...splitMessage(error.problem)}));
    }
  }
  const count = errors.filter(({isWarning}) => !isWarning).length;
  if (count > 0) {
    const error = new Error(`The content has ${count} ${count === 1 ? 'mistake' : 'mistakes'}, named above.`);
    // Where in this file it was thrown helps nobody.
    error.stack = error.message;
    throw error;
  }
}

function format(error: ContentError): string {
  return formatReport({file: error.file, line: error.line, ...splitMessage(error.problem)});
}
