import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Language} from '../../lib/content/folders';
import {amount, formatProblem, type Problem} from '../../lib/content/problem';
import {checkContent} from './checkContent';
import type {Sidebars} from './sidebars';

/** The part of the webpack and Rspack compiler that this plugin uses. */
interface Compiler {
  hooks: {watchRun: {tapPromise: (name: string, action: () => Promise<void>) => void}};
}

/**
 * Checks the content of the language before Docusaurus reads it, and reports each mistake with its file, its line and
 * how to fix it. Mistakes, but not warnings, fail the build. `npm start` reports them at the start and after each
 * change, but continues.
 *
 * @throws {Error} in a build, when the content has mistakes
 */
export default async function contentCheck({siteDir, i18n}: LoadContext): Promise<Plugin> {
  let reported = '';

  const find = async () => {
    const sidebars = await loadFreshModule(path.join(siteDir, 'sidebars.ts'));
    return checkContent({siteDir, language: i18n.currentLocale as Language, sidebars: sidebars as Sidebars});
  };

  /** Reports the problems if they have changed since the last report. */
  const report = async () => {
    const text = (await find()).map(formatProblem).join('\n');
    if (text !== reported) {
      console.error(text ? `\n${text}\n` : '\nAll mistakes are fixed.\n');
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
  }
  const count = problems.filter(({isWarning}) => !isWarning).length;
  if (count > 0) {
    const error = new Error(`The content has ${amount(count, 'mistake')}, listed above.`);
    // The stack trace is of no use to authors.
    error.stack = error.message;
    throw error;
  }
}
