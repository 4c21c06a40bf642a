import type {ClientModule} from '@docusaurus/types';

/**
 * Opens the collapsed section whose heading is the target of the URL, and the sections around it. Browsers open a
 * `<details>` only for a target in its hidden content, but the heading is in its summary.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const target = document.getElementById(location.hash.slice(1));
  let closed: HTMLDetailsElement | null | undefined;
  while ((closed = target?.closest<HTMLDetailsElement>('details.fold:not([open])'))) {
    const {top} = target!.getBoundingClientRect();
    closed.open = true;
    // Unless the section starts a row, its heading moves to the next one.
    if (target!.getBoundingClientRect().top !== top) {
      target!.scrollIntoView();
    }
  }
};
