const asked = new Set<string>();

/**
 * In place of Docusaurus's helper, which asks for an address again with each page that needs it: the browser forgets
 * that where it has no prefetch by links (WebKit), and asks the server more than a hundred times.
 *
 * @param url what will be needed; by GET where the browser does not prefetch by a link
 */
export default function prefetch(url: string): void {
  if (asked.has(url)) {
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
