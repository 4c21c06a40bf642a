import layout from '@generated/registry?layout';
import flat from '@docusaurus/core/lib/client/flat';
import type {ContentModule} from '../content/facts';
import lazyContent from '../content/inBrowser';
import {lazyVersion, type VersionModule} from './lazyVersion';
import page from './page';
import {loadSite} from './site';

/** An entry of Docusaurus's registry: what loads a module, the module's path, its id when it is there. */
export type RegistryEntry = [load: () => Promise<unknown>, path: string, id: unknown];

/** The file with all that Docusaurus knows of a version of the docs. */
const VERSION = /^@generated\/docusaurus-plugin-content-docs\/[^/]+\/p\//;

/**
 * In place of `@generated/registry`, which names every page of the site: the modules of the layout, and the content
 * of the page at hand. siteRoutes.ts adds the others.
 */
const registry: Record<string, RegistryEntry> = {...layout};

for (const [name, [load, path, id]] of Object.entries(layout)) {
  if (VERSION.test(path)) {
    registry[name] = [() => lazyVersion(name, load as () => Promise<VersionModule>), path, id];
  }
}

for (const name of Object.values(page.chunkNames).flatMap((names) => Object.values(flat(names)))) {
  if (!(name in registry)) {
    addContent(name, async () => {
      const {content} = await loadSite();
      return content[name]![0]();
    });
  }
}

/** Adds a Markdown page. */
export function addContent(name: string, load: () => Promise<unknown>): void {
  registry[name] = [() => lazyContent(name, load as () => Promise<ContentModule>), name, undefined];
}

export default registry;
