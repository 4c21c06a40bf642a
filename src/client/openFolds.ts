import type {ClientModule} from '@docusaurus/types';

/**
 * Opens the collapsed section whose heading is the target of the URL, and the sections around it. Browsers open a
 * `<details>` only for a target in its hidden content, but the heading is in its summary.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const target = document.getElementById(location.hash.slice(1));
  const own = target?.closest('summary')?.parentElement;
  let closed: HTMLDetailsElement | null | undefined;
  while ((closed = target?.closest<HTMLDetailsElement>('details.fold:not([open])'))) {
    closed.open = true;
    // A heading in the summary is already in view, so do not scroll again.
    if (closed !== own) {
      target!.scrollIntoView();
    }
  }
};
