import type {LoadContext, Plugin} from '@docusaurus/types';
import type {EntryRedirect} from '../../config/entryRedirects';

/**
 * Gives a short address, such as `/docs`, a route that leads on to a page. The route's component does so without a
 * reload inside the site, on a direct load, and without JavaScript.
 *
 * A plugin of ours because Docusaurus's client-redirects plugin writes files only, so that a link inside the site
 * would be broken, and drops query and fragment.
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
