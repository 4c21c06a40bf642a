import {useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Defined by Docusaurus: true in the browser's bundle of a build, false in `npm start`, where no server renders. */
const HAS_SERVER_HTML = Boolean(process.env.HYDRATE_CLIENT_ENTRY);

/** Props of an element that keeps the HTML that the server wrote: while React hydrates a page, it compares none. */
export const AS_IT_IS = {dangerouslySetInnerHTML: {__html: ''}, suppressHydrationWarning: true};

/** Whether the component was in the page as the server sent it; stays what it was at first. False on the server. */
export function useIsFromServer(): boolean {
  const isBrowser = useIsBrowser();
  const [isFromServer] = useState(!isBrowser && HAS_SERVER_HTML);
  return isFromServer;
}
