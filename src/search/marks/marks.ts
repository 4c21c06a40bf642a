import {session} from '../session';

/**
 * Client module: marks the words of a search on the page that it led to, until the reader moves on. Of interest to
 * nobody before a first search, so the work is in a file of its own.
 */
export function onRouteDidUpdate({location}: {location: {pathname: string}}): void {
  const {marks} = session;
  session.marks = null;
  if (typeof CSS !== 'undefined' && 'highlights' in CSS) {
    CSS.highlights.delete('search');
  }
  if (marks?.pathname === location.pathname) {
    import('./showMarks').then(
      ({showMarks}) => showMarks(marks),
      // The page is there, only without marks.
      () => undefined,
    );
  }
}
