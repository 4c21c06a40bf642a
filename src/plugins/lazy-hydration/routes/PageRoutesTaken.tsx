import React, {type ReactNode} from 'react';
import {PAGE_ROUTES_ID} from './pageRoutes';

const AS_IT_IS = {__html: ''};

/** In the browser, in place of PageRoutesScript: the element that the server wrote, which was read before. */
export default function PageRoutesTaken(): ReactNode {
  return <script id={PAGE_ROUTES_ID} type="application/json" dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning />;
}
