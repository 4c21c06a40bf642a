import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {keyOf, type RouteComponent} from './pageRoutes';

const components = new Map<string, RouteComponent>();

/**
 * Docusaurus's, which gives the same component for the same route: the layout around a page stays when the routes of
 * the whole site take the place of the page's own.
 */
export default function ComponentCreator(path: string, hash?: string): RouteComponent {
  const key = keyOf(path, hash);
  const component = components.get(key) ?? (Object.assign(createComponent(path, hash!), {key}) as RouteComponent);
  components.set(key, component);
  return component;
}
