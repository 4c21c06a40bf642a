import {PerfLogger} from '@docusaurus/logger';
import type {Plugin, Props} from '@docusaurus/types';
import {writeSearchFiles} from '../search';
import {addPolicies} from './content-security-policy';
import {addFeedLanguages} from './feedLanguages';
import {writeMarkdownPages} from './markdown-pages';
import {completeMissingPage} from './missing-page';
import {writeSamplesArchives} from './samples-archives';

/**
 * The steps that process the built pages of a language, in order. They are in one plugin because Docusaurus runs the
 * `postBuild` hooks of all plugins concurrently. The policy comes last, because it contains hashes of the final pages.
 */
const STEPS: ((props: Props) => Promise<void>)[] = [
  completeMissingPage,
  writeSearchFiles,
  writeMarkdownPages,
  addFeedLanguages,
  writeSamplesArchives,
  addPolicies,
];

/**
 * Runs all steps that process the finished build, one after the other. They do not run in `npm start`.
 *
 * @throws {Error} when a step fails
 */
export default function postBuildSteps(): Plugin {
  return {
    name: 'post-build',
    async postBuild(props) {
      for (const step of STEPS) {
        // Reported if DOCUSAURUS_PERF_LOGGER=true.
        await PerfLogger.async(step.name, () => step(props));
      }
    },
  };
}
