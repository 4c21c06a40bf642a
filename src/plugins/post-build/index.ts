import {PerfLogger} from '@docusaurus/logger';
import type {Plugin, Props} from '@docusaurus/types';
import {writeSearchFiles} from '../search';
import {writeMarkdownPages} from './markdown-pages';
import {completeMissingPage} from './missing-page';
import {readPages, type BuiltPage} from './readPages';
import {writeSamplesArchives} from './samples-archives';

/** The steps after `readPages`, in order. */
const STEPS: ((props: Props, pages: readonly BuiltPage[]) => Promise<void>)[] = [
  writeSearchFiles,
  writeMarkdownPages,
  writeSamplesArchives,
];

/**
 * Runs all steps that process the finished build of a language, one after the other. They are in one plugin because
 * Docusaurus runs the `postBuild` hooks of all plugins concurrently. They do not run in `npm start`.
 *
 * @throws {Error} when a step fails
 */
export default function postBuildSteps(): Plugin {
  return {
    name: 'post-build',
    async postBuild(props) {
      // Docusaurus logs the durations if DOCUSAURUS_PERF_LOGGER=true.
      await PerfLogger.async(completeMissingPage.name, () => completeMissingPage(props));
      const pages = await PerfLogger.async(readPages.name, () => readPages(props));
      for (const step of STEPS) {
        await PerfLogger.async(step.name, () => step(props, pages));
      }
    },
  };
}
