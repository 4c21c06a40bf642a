import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {EntryRedirect} from '../../config/entryRedirects';

/**
 * Adds routes that redirect short addresses, such as `/docs`, to a page. Redirects work for links inside the site
 * without a reload, for direct requests, and without JavaScript.
 */
export default function entryRedirects({baseUrl}: LoadContext, {redirects}: {redirects: EntryRedirect[]}): Plugin {
  return {
    name: 'entry-redirects',
    allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      const documents = loadedVersions.flatMap(({docs}) => docs);
      for (const {from, to} of redirects) {
        const target = documents.find(({permalink}) => permalink === `${baseUrl}${to}`);
        actions.addRoute({
          path: `${baseUrl}${from}`,
          exact: true,
          component: '@site/src/components/EntryRedirect',
          props: {to: `${baseUrl}${to}`, title: target?.title, description: target?.description},
        });
      }
    },
  };
}
