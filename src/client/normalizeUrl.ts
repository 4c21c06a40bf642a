import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** A part of an address that can be decoded: the part itself or, where its escapes are broken (`%zz`), its characters. */
function escapePart(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/** Docusaurus decodes path and fragment of the address that it is at, and the page crashes where it cannot. */
function normalizeUrl(): void {
  const {pathname, search, hash} = window.location;
  // Docusaurus shows the page of an address with `.html`, and prepares none for it.
  const clean = escapePart(pathname).replace(/(\/)index\.html$|\.html$/, '$1');
  const escaped = clean + search + escapePart(hash);
  if (escaped !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', escaped);
  }
}

// Before the router reads an address: the one of the page, and each that a reader moves to.
if (ExecutionEnvironment.canUseDOM) {
  normalizeUrl();
  window.addEventListener('popstate', normalizeUrl, true);
}
