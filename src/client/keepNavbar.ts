import type {ClientModule} from '@docusaurus/types';

/** How long the browser may scroll to the target of a jump, in milliseconds. */
const SETTLED = 300;

/**
 * Docusaurus hides the navbar when a reader goes to a section. This marks the page until the reader scrolls, so that the
 * style sheet can keep the navbar in view on wide screens.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const {dataset} = document.documentElement;
  if (!document.getElementById(location.hash.slice(1))) {
    delete dataset.jumped;
    return;
  }
  dataset.jumped = '';
  setTimeout(() => document.addEventListener('scroll', () => delete dataset.jumped, {once: true}), SETTLED);
};
