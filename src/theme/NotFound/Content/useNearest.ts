import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {nearestAddresses} from '@site/src/plugins/finished-build/missing-page/nearestAddresses';

/** Finds the addresses that the reader may have meant, below the base URL; none until the page is hydrated. */
export function useNearest(): string[] {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  // The server renders 404.html for its own address, and the first render in the browser must equal it.
  return useIsBrowser() ? nearestAddresses(pathname.slice(baseUrl.length), knownAddresses(baseUrl)) : [];
}

interface Route {
  path?: unknown;
  routes?: Route[];
}

function knownAddresses(baseUrl: string, level: Route[] = routes): string[] {
  return level.flatMap((route) => {
    if (route.routes) {
      return knownAddresses(baseUrl, route.routes);
    }
    return typeof route.path === 'string' && route.path.startsWith(baseUrl) ? [route.path.slice(baseUrl.length)] : [];
  });
}
