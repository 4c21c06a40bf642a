const asked = new Set<string>();

/**
 * Replaces Docusaurus's helper, which asks for an address again with each page that needs it: hundreds of elements in
 * the page, and more than a hundred requests in seven seconds where a browser has no prefetch by links (Safari).
 *
 * @param url what will be needed; by GET where the browser does not prefetch by a link
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
