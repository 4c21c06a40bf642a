import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {keyOf, type RouteComponent} from './pageRoutes';

/** Docusaurus's, whose components bear their key in `routesChunkNames`, for the page that the browser gets. */
export default function ComponentCreator(path: string, hash?: string): RouteComponent {
  return Object.assign(createComponent(path, hash!), {key: keyOf(path, hash)}) as RouteComponent;
}
