import type {RouteConfig} from 'react-router-config';
import ComponentCreator from './componentCreatorInBrowser';
import page from './page';
import type {PlainRoute} from './pageRoutes';

/** In place of `@generated/routes`: those that the page needs, until siteRoutes.ts puts all in their place. */
const routes: RouteConfig[] = page.routes.map(withComponent);

export default routes;

function withComponent({key, routes: inner, ...route}: PlainRoute): RouteConfig {
  // What `keyOf` put behind the path.
  const hash = key.slice(route.path.length + 1) || undefined;
  return {...route, component: ComponentCreator(route.path, hash), ...(inner && {routes: inner.map(withComponent)})};
}
