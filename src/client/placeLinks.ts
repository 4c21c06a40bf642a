import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {isShown} from './isShown';
import {showNotice} from '@site/src/client/showNotice';

/**
 * Returns the fragment of the section being read: the current fragment while its heading is in the upper half of the
 * window; otherwise the last visible element with an id whose top edge is in the first quarter of the window or above
 * it. On pages without such elements, such as the not-found page, returns the current fragment.
 */
function currentSection(): string {
  const places = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3, h4, span)[id]')];
  if (places.length === 0) {
    return window.location.hash;
  }
  const topOf = (place: Element) => place.getBoundingClientRect().top;
  const target = document.getElementById(window.location.hash.slice(1));
  // To reach the phone menu, readers scroll up a little, which shows the end of the previous section.
  if (target && topOf(target) >= 0 && topOf(target) < window.innerHeight / 2) {
    return window.location.hash;
  }
  const above = places.filter((place) => isShown(place) && topOf(place) < window.innerHeight / 4);
  return above.length > 0 ? `#${above.pop()!.id}` : '';
}

function showCopied(): void {
  showNotice(translate({id: 'headingLink.copied', message: 'Link copied'}));
}

/**
 * When a reader follows a link to another language, adds the query and the current section to it; to a link that
 * reports a problem, adds only the section. A press on a heading's own link also copies it and shows a notice.
 */
function completeLink({target}: Event): void {
  const link = (target as Element).closest('a');
  if (link?.lang) {
    link.search = window.location.search;
    link.hash = currentSection();
  } else if (link?.className === 'hash-link') {
    // If the browser refuses, the link is still in the address bar.
    void navigator.clipboard?.writeText(link.href).then(showCopied, () => undefined);
  } else if (link?.href.includes('/issues/new?body=')) {
    // The URL ends with the page address, so the fragment can be appended. Prefer the one that the reader asked for.
    link.href = link.href.replace(/(%23.*)?$/, encodeURIComponent(window.location.hash || currentSection()));
  }
}

// A listener on the document, so that the components that render these links need not be replaced.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', completeLink, true);
}
