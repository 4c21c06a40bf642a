import {useEffect, type ReactNode} from 'react';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {isShown} from '@site/src/client/isShown';

const LINK = 'table-of-contents__link';

// Why: the original marks the section above the one that a reader has gone to, because it does not know that the navbar
// covers the top of the window, and it takes headings in closed sections into account. On phones, it marks none, so the
// style sheet could not open only the branch of the current section.
export default function TOCItemsWithMark({linkClassName = LINK, ...props}: Props): ReactNode {
  const {toc} = props;
  useEffect(() => {
    markCurrent();
    // Each list adds its own listener. If they shared one, unmounting one list would remove it for the other.
    const mark = () => markCurrent();
    const listening = new AbortController();
    const {signal} = listening;
    document.addEventListener('scroll', mark, {signal});
    window.addEventListener('resize', mark, {signal});
    // A section that opens or closes moves the headings below it. The event does not bubble.
    document.addEventListener('toggle', mark, {signal, capture: true});
    // Only the list beside the page has a class of its own.
    if (linkClassName === LINK) {
      document.addEventListener('click', closeList, {signal});
    }
    return () => listening.abort();
  }, [toc, linkClassName]);
  return <TOCItems {...props} linkClassName={linkClassName} linkActiveClassName={undefined} />;
}

/** Closes the list above the page when a reader follows one of its links, because it would cover the section. */
function closeList({target}: Event): void {
  const list = (target as Element).closest(`.${LINK}`)?.closest('.theme-doc-toc-mobile');
  list?.querySelector('button')!.click();
}

function markCurrent(): void {
  const id = currentHeading()?.id;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`.${LINK}`)) {
    link.classList.toggle(`${LINK}--active`, decodeURIComponent(link.hash.slice(1)) === id);
  }
}

/**
 * Returns the first heading in the upper half of the window that is not above the position to which links scroll
 * (`scroll-margin-top`), or else the last heading above it. Skips sections that are closed, or open but entirely above
 * the window.
 */
function currentHeading(): Element | undefined {
  const headings = document.querySelectorAll('main :is(h2, h3, h4).anchor');
  const top = headings[0] ? parseInt(getComputedStyle(headings[0]).scrollMarginTop) : 0;
  let last: Element | undefined;
  for (const heading of headings) {
    const content = heading.closest('.fold')?.lastElementChild;
    if (!isShown(content ?? heading) || (content && content.getBoundingClientRect().bottom < top)) {
      continue;
    }
    const box = heading.getBoundingClientRect();
    // The browser may place it up to a pixel higher.
    if (box.top > top - 1) {
      return box.bottom < window.innerHeight / 2 ? heading : last;
    }
    last = heading;
  }
  return last;
}
