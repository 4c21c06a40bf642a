import type {ClientModule} from '@docusaurus/types';

/**
 * Opens the folded section that the address names. A browser opens what holds the place, but here that place is the
 * heading, which is in sight.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const target = document.getElementById(location.hash.slice(1));
  const closed = target?.closest<HTMLDetailsElement>('details.fold:not([open])');
  if (closed) {
    closed.open = true;
    // The heading stays where it is; a reader may have gone on since.
    if (!target!.closest('summary')) {
      target!.scrollIntoView();
    }
  }
};
