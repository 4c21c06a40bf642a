import type {ClientModule} from '@docusaurus/types';

/** Where a reader left a page: the scroll position, and which collapsible sections were open. */
interface Place {
  top: number;
  open: boolean[];
}

/** The places of the entries in the browser's history, by the time at which the reader came to the entry. */
const places = new Map<number, Place>();

/** The time of the current entry. It is in the state of the entry too, which is how an entry is recognized. */
let current = 0;

const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('details.fold')];

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  if (previousLocation) {
    places.set(current, {top: window.scrollY, open: folds().map(({open}) => open)});
  }
};

/**
 * Restores the scroll position and the open sections when a reader goes back or forward. Docusaurus would scroll to the
 * section of the URL's fragment, and the browser cannot restore the position itself, because the page is too short
 * while its sections are closed. Within a page, the browser restores it.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const state = window.history.state as {since?: number} | null;
  const place = places.get(state?.since ?? 0);
  current = place ? state!.since! : Date.now();
  if (!place) {
    window.history.replaceState({...state, since: current}, '');
  } else if (location.pathname !== previousLocation?.pathname) {
    folds().forEach((fold, index) => (fold.open = place.open[index]!));
    // The browser goes to the section in the URL once this has run.
    requestAnimationFrame(() => window.scrollTo(0, place.top));
  }
};
