import type {ClientModule} from '@docusaurus/types';

/**
 * Opens the collapsed section whose heading is the target of the URL. Browsers open a `<details>` only for a target in
 * its hidden content, but the heading is in its summary.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const target = document.getElementById(location.hash.slice(1));
  const closed = target?.closest<HTMLDetailsElement>('details.fold:not([open])');
  if (closed) {
    closed.open = true;
    // A heading in the summary is already in view, so do not scroll again.
    if (!target!.closest('summary')) {
      target!.scrollIntoView();
    }
  }
};
