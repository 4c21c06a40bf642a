import type {ClientModule} from '@docusaurus/types';

/** How long the browser may take to scroll to the target of a link, in ms. */
const SETTLED = 300;

/** The narrowest window in which the navbar stays. In a narrower one, the table of contents is in its place. */
const WIDE = 1280;

let timer: ReturnType<typeof setTimeout> | undefined;

function forgetJump(): void {
  delete document.documentElement.dataset.jumped;
}

/**
 * Docusaurus hides the navbar when a reader goes to a section, although the section leaves room for it. This marks the
 * page until the reader scrolls, and the style sheet keeps the navbar in view.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  // The scroll event that this jump causes must not count as scrolling by the reader.
  clearTimeout(timer);
  document.removeEventListener('scroll', forgetJump);
  forgetJump();
  if (window.innerWidth >= WIDE && document.getElementById(location.hash.slice(1))) {
    document.documentElement.dataset.jumped = '';
    timer = setTimeout(() => document.addEventListener('scroll', forgetJump, {once: true}), SETTLED);
  }
};
