import {useEffect, useState} from 'react';

/**
 * Whether React is hydrating server-rendered HTML. Docusaurus defines `HYDRATE_CLIENT_ENTRY`: true in the client bundle
 * of a build, false in `npm start`, which has no server rendering.
 */
let isHydrating = Boolean(process.env.HYDRATE_CLIENT_ENTRY);

/** Marks the end of hydration, when the root component is mounted. */
export function useEndOfHydration(): void {
  useEffect(() => {
    isHydrating = false;
  }, []);
}

/** Returns whether the component was hydrated from server-rendered HTML. Never changes; false on the server. */
export function useIsFromServer(): boolean {
  const [isFromServer] = useState(isHydrating);
  return isFromServer;
}
