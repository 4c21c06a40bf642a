import {useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Set by Docusaurus: true in the client bundle of a build, false in `npm start`, which has no server rendering. */
const HAS_SERVER_HTML = Boolean(process.env.HYDRATE_CLIENT_ENTRY);

/** Props of an element that keeps its server-rendered HTML: hydration does not compare or change it. */
export const KEEP_SERVER_HTML = {dangerouslySetInnerHTML: {__html: ''}, suppressHydrationWarning: true};

/** Returns whether the component was hydrated from server-rendered HTML. Never changes; false on the server. */
export function useIsFromServer(): boolean {
  const isBrowser = useIsBrowser();
  const [isFromServer] = useState(!isBrowser && HAS_SERVER_HTML);
  return isFromServer;
}
