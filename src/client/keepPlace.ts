import type {ClientModule} from '@docusaurus/types';

type RouteLocation = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

/** Where a reader left a page: the scroll position, and which collapsed sections were open. */
interface Place {
  top: number;
  open: boolean[];
}

const places = new Map<string, Place>();

/** Identifies a history entry. Entries that the router did not add, such as the first one of a visit, have no key. */
const entryOf = ({key, pathname, search, hash}: RouteLocation) => [key, pathname, search, hash].join(' ');

const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('details.fold')];

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  if (previousLocation) {
    places.set(entryOf(previousLocation), {top: window.scrollY, open: folds().map(({open}) => open)});
  }
};

/**
 * Returns a reader who goes back, or forward again, to the place that they left. Docusaurus goes to the section in the
 * URL, and a page whose sections are closed again is too short for the browser to do it.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  // Only going back or forward leads to an entry that has been left.
  const place = places.get(entryOf(location));
  // A link to the top of the page (`#`) leads to an entry that looks like the first one.
  if (place && previousLocation && entryOf(previousLocation) !== entryOf(location)) {
    folds().forEach((fold, index) => (fold.open = place.open[index]!));
    // The browser goes to the section in the URL once this has run.
    requestAnimationFrame(() => window.scrollTo(0, place.top));
  }
};
