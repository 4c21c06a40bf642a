import React, {type ReactNode} from 'react';
import {AS_IT_IS} from '@site/src/utils/serverHtml';
import {PAGE_ROUTES_ID} from './pageRoutes';

/** In the browser, in place of PageRoutesScript: the element that the server wrote, which was read before. */
export default function PageRoutesTaken(): ReactNode {
  return <script id={PAGE_ROUTES_ID} type="application/json" {...AS_IT_IS} />;
}
