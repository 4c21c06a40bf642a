import type {Plugin} from '@docusaurus/types';
import {writeSearchFiles} from './search';
import {writeMarkdownPages} from './markdown-pages';
import {completeMissingPage} from './missing-page';
import {readPages} from './readPages';
import {writeSamplesArchives} from './samples-archives';

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
      await completeMissingPage(props);
      const pages = await readPages(props);
      await writeSearchFiles(props, pages);
      await writeMarkdownPages(props, pages);
      await writeSamplesArchives(props);
    },
  };
}
