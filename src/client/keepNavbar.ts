import type {ClientModule} from '@docusaurus/types';

/** How long the browser may scroll to the target of a jump, in milliseconds. */
const SETTLED = 300;

/** The narrowest window in which the navbar stays. In a narrower one, the table of contents is in its place. */
const WIDE = 1280;

/** Aborted at the next jump, whose own scroll must not count as the reader's. */
let waiting = new AbortController();

/**
 * Docusaurus hides the navbar when a reader goes to a section, although the section leaves room for it. This marks the
 * page until the reader scrolls, and the style sheet keeps the navbar in view.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const {dataset} = document.documentElement;
  waiting.abort();
  waiting = new AbortController();
  const {signal} = waiting;
  if (window.innerWidth < WIDE || !document.getElementById(location.hash.slice(1))) {
    delete dataset.jumped;
    return;
  }
  dataset.jumped = '';
  // Listening with an aborted signal does nothing.
  setTimeout(() => document.addEventListener('scroll', () => delete dataset.jumped, {once: true, signal}), SETTLED);
};
