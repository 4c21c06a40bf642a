import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {nearestAddresses} from './nearestAddresses';

/** Returns the addresses that the reader may have meant, relative to the base URL. Empty until hydration. */
export function useNearest(): string[] {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  // The server does not know the missing address: it renders 404.html for the address /404.html.
  return useIsBrowser() ? nearestAddresses(pathname.slice(baseUrl.length), knownAddresses(baseUrl)) : [];
}

interface Route {
  path?: unknown;
  routes?: Route[];
}

function knownAddresses(baseUrl: string, level: Route[] = routes): string[] {
  return level.flatMap(({path, routes: nested}) => {
    if (nested) {
      return knownAddresses(baseUrl, nested);
    }
    return typeof path === 'string' && path.startsWith(baseUrl) ? [path.slice(baseUrl.length)] : [];
  });
}
