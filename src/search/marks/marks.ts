import {session} from '../session';

/**
 * Client module: highlights the search terms on the page that the reader opened from the search, until the next
 * navigation. `showMarks` is loaded on demand, because a page view without a search does not need it.
 */
export function onRouteDidUpdate({location}: {location: {pathname: string}}): void {
  const {marks} = session;
  session.marks = null;
  if (typeof CSS !== 'undefined' && 'highlights' in CSS) {
    CSS.highlights.delete('search');
    delete document.documentElement.dataset.searchMarks;
  }
  if (marks?.pathname === location.pathname) {
    import('./showMarks').then(
      ({showMarks}) => showMarks(marks),
      // The page works without highlights.
      () => undefined,
    );
  }
}
