import fs from 'node:fs';
import path from 'node:path';
import type {Code, Definition, Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {sourceAddress, type SiteRepository} from '../config/repository';
import {fromRoot} from '../lib/content/folders';
import {FileError} from '../lib/content/problem';

/** Options of the plugin. */
export interface RepositoryOptions {
  /** Absolute path of the site. */
  siteDir: string;
  repository: SiteRepository;
}

/** Scheme of links to sources of the site. */
const SCHEME = 'repository:';

/** Matches the word in the meta of a fence that enables placeholders. */
const FENCE = /(?:^|\s+)repository(?=\s|$)/;

type Refuse = (what: string, fix: string) => never;

/**
 * Inserts the location of the site's sources into pages:
 *
 * - A link to `repository:<path>` points to that file or folder on GitHub, and a link to `repository:` to the site's
 *   own folder.
 * - In a fence with `repository` in its meta, `{repository}` is replaced with the URL of the repository, `{clone}` with
 *   the folder of the site in a clone, and `{folder}` with the folder of the site in the repository, with a trailing
 *   slash (empty at the root).
 *
 * @throws {FileError} when a path does not exist or a placeholder is unknown
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
      refuse(`the link to ${link.url} is broken: there is no "${file}"`, 'write a path from the root of the site.');
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
          `${placeholder} is not a placeholder of a fence with "repository"`,
          `use one of {${Object.keys(values).join('}, {')}}.`,
        )
      );
    });
  }
}
