import type {ClientModule} from '@docusaurus/types';

/**
 * Opens the folded section that a link within the site leads to. On a page that it loads, the browser does so.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || !location.hash) {
    return;
  }
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const closed = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (closed) {
    closed.open = true;
    target!.scrollIntoView();
  }
};
