import {PerfLogger} from '@docusaurus/logger';
import type {Plugin, Props} from '@docusaurus/types';
import {writeSearchFiles} from '../search';
import {addPolicies} from './content-security-policy';
import {addFeedLanguages} from './feedLanguages';
import {writeMarkdownPages} from './markdown-pages';
import {completeMissingPage} from './missing-page';
import {writeSamplesArchives} from './samples-archives';

/**
 * What is done with the pages of a language once they are built, in this order: Docusaurus runs the `postBuild` of all
 * plugins at the same time. The policy comes last, since it holds hashes of what the others wrote.
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
 * Does all that works on the finished build, one step after the other. `npm start` has none of it.
 *
 * @throws what a step throws
 */
export default function postBuildSteps(): Plugin {
  return {
    name: 'post-build',
    async postBuild(props) {
      for (const step of STEPS) {
        // For DOCUSAURUS_PERF_LOGGER=true.
        await PerfLogger.async(step.name, () => step(props));
      }
    },
  };
}
