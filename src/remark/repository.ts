import fs from 'node:fs';
import path from 'node:path';
import type {Code, Definition, Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {sourceAddress, type SiteRepository} from '../config/repository';
import {fromRoot} from '../lib/content/folders';
import {FileError} from '../lib/content/problem';

/** Options of the transformer. */
export interface RepositoryOptions {
  /** Absolute path of the site. */
  siteDir: string;
  repository: SiteRepository;
}

/** Begins the address of a link to a source of the site. */
const SCHEME = 'repository:';

/** The word in the meta of a fence whose placeholders are replaced. */
const FENCE = /(?:^|\s+)repository(?=\s|$)/;

type Refuse = (what: string, fix: string) => never;

/**
 * Writes into pages where the sources of the site are:
 *
 * - a link to `repository:<path>` leads to that file or folder on GitHub, one to `repository:` to the site's own folder;
 * - in a fence with `repository` in its meta, `{repository}` becomes the address of the repository, `{clone}` the folder
 *   of the site in a clone, and `{folder}` that in the repository, with a slash at its end (nothing at the root).
 *
 * @throws {FileError} for a path that the site does not have, and an unknown placeholder
 */
export default function repository({siteDir, repository: site}: RepositoryOptions) {
  const values: Record<string, string> = {
    repository: site.url,
    clone: path.posix.join(path.posix.basename(site.url), site.folder).replace(/\/$/, ''),
    folder: site.folder,
  };

  return (tree: Root, page: VFile): void => {
    visit(tree, (node) => {
      const refuse: Refuse = (what, fix) => {
        throw new FileError(fromRoot(siteDir, page.path), node.position?.start.line ?? 1, what, fix);
      };
      if ((node.type === 'link' || node.type === 'definition') && node.url.startsWith(SCHEME)) {
        resolve(node, refuse);
      } else if (node.type === 'code' && FENCE.test(node.meta ?? '')) {
        fill(node, refuse);
      }
    });
  };

  function resolve(link: Link | Definition, refuse: Refuse): void {
    const [file, fragment] = link.url.slice(SCHEME.length).split('#') as [string, string | undefined];
    const stats = fs.statSync(path.join(siteDir, file), {throwIfNoEntry: false});
    if (!stats) {
      refuse(`the site has no "${file}" for the link to ${link.url}`, 'write a path from the root of the site.');
    }
    const address = file || site.folder ? sourceAddress(site, stats.isDirectory() ? 'tree' : 'blob', file) : site.url;
    link.url = address.replace(/\/$/, '') + (fragment ? `#${fragment}` : '');
  }

  function fill(code: Code, refuse: Refuse): void {
    code.meta = code.meta!.replace(FENCE, '') || null;
    code.value = code.value.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      return (
        values[name] ??
        refuse(
          `${placeholder} is unknown in a fence with "repository"`,
          `write one of {${Object.keys(values).join('}, {')}}.`,
        )
      );
    });
  }
}
