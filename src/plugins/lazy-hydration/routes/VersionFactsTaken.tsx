import React, {useState, type ReactNode} from 'react';
import type {RouteConfig} from 'react-router-config';
import {AS_IT_IS, useIsFromServer} from '@site/src/utils/serverHtml';
import {factsId} from '../content/facts';
import chunkNames from './chunkNames';
import type {RouteComponent} from './pageRoutes';

/** In the browser, in place of VersionFactsScript: the element that the server wrote, which was read before. */
export default function VersionFactsTaken({route}: {route: RouteConfig}): ReactNode {
  const isFromServer = useIsFromServer();
  const id = factsId(chunkNames[(route.component as RouteComponent).key]!.__props as unknown as string);
  const [isThere] = useState(() => isFromServer && document.getElementById(id) !== null);
  return isThere ? <script id={id} type="application/json" {...AS_IT_IS} /> : null;
}
