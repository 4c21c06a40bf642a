import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** A part of an address that can be decoded: the part itself or, where its escapes are broken (`%zz`), its characters. */
function sound(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/** Docusaurus decodes path and fragment of the address it is at, and the page crashes where it cannot. */
function mendAddress(): void {
  const {pathname, search, hash} = window.location;
  const mended = sound(pathname) + search + sound(hash);
  if (mended !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', mended);
  }
}

// Before the router reads an address: the one of the page, and each that a reader moves to.
if (ExecutionEnvironment.canUseDOM) {
  mendAddress();
  window.addEventListener('popstate', mendAddress, true);
}
