import React, {useState, type ReactNode} from 'react';
import type {RouteConfig} from 'react-router-config';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {factsId} from '../content/facts';
import chunkNames from './chunkNames';
import type {RouteComponent} from './pageRoutes';

const AS_IT_IS = {__html: ''};

/** In the browser, in place of VersionFactsScript: the element that the server wrote, which was read before. */
export default function VersionFactsTaken({route}: {route: RouteConfig}): ReactNode {
  const isBrowser = useIsBrowser();
  const id = factsId(chunkNames[(route.component as RouteComponent).key!]!.__props as unknown as string);
  const [isThere] = useState(() => !isBrowser && document.getElementById(id) !== null);
  return isThere ? <script id={id} type="application/json" dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning /> : null;
}
