import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {showNotice} from '@site/src/client/showNotice';

/**
 * The fragment of what is read: the last place with a name in the upper quarter or above, unless its panel does not
 * show. A page without such places, as that about a missing address, keeps the fragment that was asked for.
 */
function placeRead(): string {
  const places = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3, h4, span)[id]')];
  if (places.length === 0) {
    return window.location.hash;
  }
  const above = places.filter(
    (place) => place.checkVisibility() && place.getBoundingClientRect().top < window.innerHeight / 4,
  );
  return above.length > 0 ? `#${above.pop()!.id}` : '';
}

function sayCopied(): void {
  showNotice(
    translate({
      id: 'headingLink.copied',
      message: 'Link copied',
      description: 'After a press of the link of a heading',
    }),
  );
}

/**
 * Gives links the place that is read when they are followed: another language opens there, and a report of a problem
 * names it. The own link of a heading is copied too, which the page says.
 */
function completeLink({target}: Event): void {
  const link = (target as Element).closest('a');
  if (link?.lang) {
    link.hash = placeRead();
  } else if (link?.className === 'hash-link') {
    // A browser may refuse: the address bar has the link anyway.
    void navigator.clipboard?.writeText(link.href).then(sayCopied, () => undefined);
  } else if (link?.href.includes('/issues/new?body=')) {
    // The address of the page comes last. At its end, a reader means the place that was asked for.
    link.href = link.href.replace(/(%23.*)?$/, encodeURIComponent(window.location.hash || placeRead()));
  }
}

// Before React: it does not render the content of a page before a reader reaches for a control in it.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', completeLink, true);
}
