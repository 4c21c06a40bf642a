import type {ClientModule} from '@docusaurus/types';

/** How long the browser may scroll to the target of a jump, in milliseconds. */
const SETTLED = 300;

/** The narrowest window in which the navbar stays. In a narrower one, the table of contents is in its place. */
const WIDE = 1280;

/**
 * Docusaurus hides the navbar when a reader goes to a section, although the section leaves room for it. This marks the
 * page until the reader scrolls, and the style sheet keeps the navbar in view.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const {dataset} = document.documentElement;
  if (window.innerWidth < WIDE || !document.getElementById(location.hash.slice(1))) {
    delete dataset.jumped;
    return;
  }
  dataset.jumped = '';
  setTimeout(() => document.addEventListener('scroll', () => delete dataset.jumped, {once: true}), SETTLED);
};
