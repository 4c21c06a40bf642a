import {matchRoutes} from 'react-router-config';
import routes from './routes';
import {loadSiteFor} from './site';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

/**
 * In place of Docusaurus's, with which it shares what it does: loads all that a page needs, before it is shown. The
 * routes of the site come first when the address is not the page's own.
 */
export default async function preload(pathname: string): Promise<unknown> {
  const spellings = [...new Set([pathname, decodeURI(pathname)])];
  await loadSiteFor(spellings.at(-1)!, routes);
  const matches = spellings.flatMap((spelling) => matchRoutes(routes, spelling));
  return Promise.all(matches.map(({route}) => (route.component as Preloadable | undefined)?.preload?.()));
}
