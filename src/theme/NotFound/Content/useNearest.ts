import {useEffect, useState} from 'react';
import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Returns the addresses that the reader may have meant, relative to the base URL. Empty until they are known. The code
 * that finds them is loaded on demand, because all documents load the view that uses this hook.
 */
export function useNearest(): string[] {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const [nearest, setNearest] = useState<string[]>([]);
  useEffect(() => {
    import('./nearestAddresses').then(
      ({nearestAddresses}) => setNearest(nearestAddresses(pathname.slice(baseUrl.length), knownAddresses(baseUrl))),
      // The page works without suggestions.
      () => undefined,
    );
  }, [baseUrl, pathname]);
  return nearest;
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
