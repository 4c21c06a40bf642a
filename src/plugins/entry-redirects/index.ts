import type {LoadContext, Plugin} from '@docusaurus/types';
import type {EntryRedirect} from '../../config/entryRedirects';

/**
 * Adds routes that redirect short addresses, such as `/docs`, to a page. Redirects work for links inside the site
 * without a reload, for direct requests, and without JavaScript.
 */
export default function entryRedirects({baseUrl}: LoadContext, {redirects}: {redirects: EntryRedirect[]}): Plugin {
  return {
    name: 'entry-redirects',
    contentLoaded({actions}) {
      for (const {from, to} of redirects) {
        actions.addRoute({
          path: `${baseUrl}${from}`,
          exact: true,
          component: '@site/src/components/EntryRedirect',
          props: {to: `${baseUrl}${to}`},
        });
      }
    },
  };
}
