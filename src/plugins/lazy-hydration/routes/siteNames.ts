import all from '@generated/routesChunkNames?site';
import stockContent from '@generated/registry?content';
import chunkNames from './chunkNames';
import {addContent, type RegistryEntry} from './registry';

// Before the routes: making a component looks up its modules.
Object.assign(chunkNames, all);
for (const [name, [load]] of Object.entries(stockContent)) {
  addContent(name, load);
}

/** The Markdown pages of the site, as Docusaurus's registry has them. */
export const content: Record<string, RegistryEntry> = stockContent;
