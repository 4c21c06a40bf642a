import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {pagePaths} from '@site/src/client/pagePaths';
import {nearestAddresses} from './nearestAddresses';

/** Returns the addresses that the reader may have meant, relative to the base URL. Empty until hydration. */
export function useNearest(): string[] {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  // The server does not know the missing address: it renders 404.html for the address /404.html.
  const relative = (path: string) => path.slice(baseUrl.length);
  return useIsBrowser() ? nearestAddresses(relative(pathname), pagePaths().map(relative)) : [];
}
