import page from './page';

/** In place of `@generated/routesChunkNames`: those of the page, until siteRoutes.ts adds the others. */
export default page.chunkNames;
