// What Docusaurus generates about all pages, as it is: without the query the names lead to the files of this folder.

declare module '@generated/registry?layout' {
  import type {RegistryEntry} from '@site/src/plugins/lazy-hydration/routes/registry';

  const registry: Record<string, RegistryEntry>;
  export default registry;
}

declare module '@generated/registry?content' {
  export {default} from '@generated/registry?layout';
}

declare module '@generated/routes?site' {
  import type {RouteConfig} from 'react-router-config';

  const routes: RouteConfig[];
  export default routes;
}

declare module '@generated/routesChunkNames?site' {
  import type {ChunkNames} from '@docusaurus/types';

  const chunkNames: Record<string, ChunkNames>;
  export default chunkNames;
}
