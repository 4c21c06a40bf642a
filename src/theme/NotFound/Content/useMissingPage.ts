import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {nearestAddresses} from './nearest';

interface MissingPage {
  /** Language of the address, which may be another than that of the page. */
  language: string;
  /** Base URL of that language. */
  baseUrl: string;
  /** Addresses under it that the reader may have meant; none until React has taken over. */
  nearest: string[];
}

/** Tells what is known about the address that no page has. */
export function useMissingPage(): MissingPage {
  const {
    siteConfig,
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();

  const foreign = Object.keys(localeConfigs).find(
    (locale) => locale !== currentLocale && isUnder(pathname, localeConfigs[locale]!.baseUrl, siteConfig.baseUrl),
  );
  // The server renders 404.html for its own address, and the first render in the browser must equal it.
  const language = isBrowser && foreign ? foreign : currentLocale;
  const {baseUrl} = localeConfigs[language]!;
  return {
    language,
    baseUrl,
    nearest: isBrowser ? nearestAddresses(pathname.slice(baseUrl.length), knownAddresses(siteConfig.baseUrl)) : [],
  };
}

/** Whether a path belongs to a language that has its own folder inside the site's. */
function isUnder(pathname: string, baseUrl: string, ownBaseUrl: string): boolean {
  return baseUrl.length > ownBaseUrl.length && pathname.startsWith(baseUrl);
}

interface Route {
  path?: unknown;
  routes?: Route[];
}

/** Addresses of the pages, without the base URL; they are the same in each language. */
function knownAddresses(baseUrl: string, level: Route[] = routes as Route[]): string[] {
  return level.flatMap((route) => {
    if (route.routes) {
      return knownAddresses(baseUrl, route.routes);
    }
    return typeof route.path === 'string' && route.path.startsWith(baseUrl) ? [route.path.slice(baseUrl.length)] : [];
  });
}
