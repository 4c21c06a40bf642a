import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Language} from '../../lib/content/folders';
import {formatAnnotation, formatProblem, type Problem} from '../../lib/content/problem';
import {checkContent} from './checkContent';
import {PageReader} from './pages';
import type {Sidebars} from './sidebars';

/** What a bundler has of a compiler in watch mode; webpack and Rspack alike. */
interface Compiler {
  hooks: {watchRun: {tapPromise: (name: string, action: () => Promise<void>) => void}};
}

/**
 * Checks the content of the language before Docusaurus reads it, so that a mistake is reported with its file, its line
 * and its fix. A build stops at it, unless it is only a warning. `npm start` reports it and goes on, at the start and
 * after each change.
 *
 * @throws {Error} in a build, when the content has a mistake
 */
export default async function contentCheck({siteDir, i18n}: LoadContext): Promise<Plugin> {
  const reader = new PageReader(siteDir);
  let reported = '';

  const find = async () => {
    const sidebars = await loadFreshModule(path.join(siteDir, 'sidebars.ts'));
    return checkContent({siteDir, language: i18n.currentLocale as Language, sidebars: sidebars as Sidebars, reader});
  };

  /** Reports what has changed since the last report. */
  const report = async () => {
    const text = (await find()).map(formatProblem).join('\n');
    if (text !== reported) {
      console.error(text ? `\n${text}\n` : '\nThe content has no mistakes any more.\n');
      reported = text;
    }
  };

  if (process.env.NODE_ENV === 'production') {
    stop(await find());
  }
  return {
    name: 'content-check',
    async loadContent() {
      if (process.env.NODE_ENV === 'development' && reported === '') {
        await report();
      }
    },
    configureWebpack(config) {
      return config.mode === 'development'
        ? {plugins: [{apply: ({hooks}: Compiler) => hooks.watchRun.tapPromise('content-check', report)}]}
        : {};
    },
  };
}

function stop(problems: Problem[]): void {
  for (const problem of problems) {
    const text = formatProblem(problem);
    if (problem.isWarning) {
      console.warn(`[WARNING] ${text}`);
    } else {
      console.error(`[ERROR] ${text}`);
    }
    if (process.env.GITHUB_ACTIONS) {
      console.log(formatAnnotation(problem));
    }
  }
  const count = problems.filter(({isWarning}) => !isWarning).length;
  if (count > 0) {
    const error = new Error(`The content has ${count} ${count === 1 ? 'mistake' : 'mistakes'}, listed above.`);
    // The place in this file where it is thrown helps nobody.
    error.stack = error.message;
    throw error;
  }
}
