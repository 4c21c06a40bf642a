const asked = new Set<string>();

/**
 * Prefetches a URL once: with a `<link>`, or with a GET request in browsers that do not support prefetch links.
 * Docusaurus's own helper prefetches it again for each page that needs it.
 */
export default function prefetch(url: string): void {
  if (asked.has(url) || !navigator.onLine) {
    return;
  }
  asked.add(url);
  const link = document.createElement('link');
  if (link.relList.supports('prefetch')) {
    link.rel = 'prefetch';
    link.href = url;
    document.head.append(link);
  } else {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.send();
  }
}
