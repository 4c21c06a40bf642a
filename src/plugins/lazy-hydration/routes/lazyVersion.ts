import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {factsId} from '../content/facts';
import {completeWithSite} from './site';
import {completeVersion} from './version';

/** The module of a version of the docs: the properties of the component around its pages. */
export interface VersionModule {
  default: {version?: PropVersionMetadata};
}

/** Loads a version of the docs: at first what the page shows of it, if it brought that. */
export async function lazyVersion(name: string, load: () => Promise<VersionModule>): Promise<VersionModule> {
  const facts = document.getElementById(factsId(name));
  if (!facts) {
    return load();
  }
  const pruned = JSON.parse(facts.textContent!) as Required<VersionModule['default']>;
  completeWithSite(async () => completeVersion(pruned.version, (await load()).default.version!));
  return {default: pruned};
}
