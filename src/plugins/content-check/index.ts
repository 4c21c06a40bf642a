import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Language} from '../../lib/content/folders';
import {amount, formatProblem, type Problem} from '../../lib/content/problem';
import {checkContent} from './checkContent';

/** The part of the webpack and Rspack compiler that this plugin uses. */
interface Compiler {
  hooks: {watchRun: {tapPromise: (name: string, action: () => Promise<void>) => void}};
}

/**
 * Checks the content of the language before Docusaurus reads it, and reports each mistake with its file, its line and
 * how to fix it. Mistakes, but not warnings, fail the build. `npm start` reports them at the start and after each
 * change to a page or to `sidebars.ts`, but continues.
 *
 * @throws {Error} in a build, when the content has mistakes
 */
export default async function contentCheck({siteDir, i18n}: LoadContext): Promise<Plugin> {
  let reported = '';

  const find = () => checkContent(siteDir, i18n.currentLocale as Language);

  /**
   * Reports the problems if they have changed since the last report. Never throws, for example when a page is renamed
   * meanwhile, because the compiler would then stop watching.
   */
  const report = async () => {
    const text = await find().then(
      (problems) => problems.map(formatProblem).join('\n'),
      (error: unknown) => (error as Error).message,
    );
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
    // The compiler does not watch `sidebars.ts`, so Docusaurus must, to call `loadContent` after a change.
    getPathsToWatch: () => [path.join(siteDir, 'sidebars.ts')],
    async loadContent() {
      if (process.env.NODE_ENV === 'development') {
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
