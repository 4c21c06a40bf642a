import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {matchPath} from '@docusaurus/router';
import {pagePaths} from './pagePaths';

/** Returns a part of a URL, with its percent signs escaped if it is malformed (`%zz`). */
function escapePart(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/** Returns the path of the page that Docusaurus shows for a path with a trailing slash or in another case. */
function pagePath(path: string): string {
  const paths = pagePaths();
  // `matchPath` compiles each path, which takes too long for each visit.
  return paths.includes(path) ? path : (paths.find((each) => matchPath(path, {path: each, exact: true})) ?? path);
}

/** Normalizes the current URL. Docusaurus decodes path and fragment, and crashes if they are malformed. */
function normalizeUrl(): void {
  const {pathname, search, hash} = window.location;
  // Docusaurus shows the page for an address with `.html`, but does not preload it.
  const clean = escapePart(pathname).replace(/(\/)index\.html$|\.html$/, '$1');
  const escaped = pagePath(clean) + search + escapePart(hash);
  if (escaped !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', escaped);
  }
}

// Run before the router reads the initial URL, and before it handles each `popstate`.
if (ExecutionEnvironment.canUseDOM) {
  normalizeUrl();
  window.addEventListener('popstate', normalizeUrl, true);
}
