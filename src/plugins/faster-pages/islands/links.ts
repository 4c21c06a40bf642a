interface Options {
  /** Base URL of the language, with slashes at both ends. */
  baseUrl: string;
  /** Base URLs below it that are other languages'. */
  otherSites: readonly string[];
  /** Opens a page of this site without loading the document anew. */
  open: (address: string) => void;
}

/** A file, not a page: `index.json`, `component.md`. */
const FILE = /\.[a-z][a-z0-9]*$/i;

/**
 * Has the links inside an element behave as Docusaurus's `<Link>` does: a page of the site opens without a new
 * document, is prefetched when its link is in sight, and loaded as soon as a pointer or the focus is on it.
 *
 * @returns a function that stops it
 */
export function followLinks(host: HTMLElement, {open, ...site}: Options): () => void {
  const onClick = (event: MouseEvent) => {
    const address = internalAddress(event.target, site);
    const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (address && event.button === 0 && !hasModifier && !event.defaultPrevented) {
      event.preventDefault();
      open(address.pathname + address.search + address.hash);
    }
  };
  const onApproach = ({target}: Event) => {
    const address = internalAddress(target, site);
    if (address) {
      void window.docusaurus.preload(address.pathname);
    }
  };
  const inSight = new IntersectionObserver((entries) => {
    for (const {target} of entries.filter(({isIntersecting}) => isIntersecting)) {
      inSight.unobserve(target);
      void window.docusaurus.prefetch(internalAddress(target, site)!.pathname);
    }
  });
  host.querySelectorAll('a[href]').forEach((link) => internalAddress(link, site) && inSight.observe(link));
  host.addEventListener('click', onClick);
  host.addEventListener('pointerover', onApproach);
  host.addEventListener('focusin', onApproach);
  return () => {
    inSight.disconnect();
    host.removeEventListener('click', onClick);
    host.removeEventListener('pointerover', onApproach);
    host.removeEventListener('focusin', onApproach);
  };
}

/** The address of the link that was hit, when it is a page of this language; a place on the same page is the browser's. */
export function internalAddress(target: EventTarget | null, {baseUrl, otherSites}: Omit<Options, 'open'>): URL | null {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  if (
    !link ||
    (link.target && link.target !== '_self') ||
    link.hasAttribute('download') ||
    link.getAttribute('href')!.startsWith('#')
  ) {
    return null;
  }
  const address = new URL(link.href);
  const isHere = address.origin === window.location.origin && address.pathname.startsWith(baseUrl);
  const isElsewhere = otherSites.some((site) => `${address.pathname}/`.startsWith(site)) || FILE.test(address.pathname);
  return isHere && !isElsewhere ? address : null;
}
