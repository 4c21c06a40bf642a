import {execFileSync} from 'node:child_process';

/** Where the sources of this site are. */
export interface SiteRepository {
  /** Address of the repository on GitHub. */
  url: string;
  /** Folder of the site in it, with a slash at its end; empty when the repository holds the site alone. */
  folder: string;
  /** The commit that is built, or `main` where nobody tells. */
  revision: string;
}

/**
 * Finds out where the sources of the site are. GitHub Actions names repository and commit; git knows the folder, and
 * the commit elsewhere. Without git, as in an unpacked archive, the site is taken to be the whole repository.
 *
 * @param siteDir absolute path of the site
 * @param library address of the library's repository, which is meant where no other is named
 * @param environment variables of this process
 */
export function siteRepository(
  siteDir: string,
  library: string,
  environment: NodeJS.ProcessEnv = process.env,
): SiteRepository {
  const {GITHUB_REPOSITORY: name, GITHUB_SHA: commit} = environment;
  return {
    url: name ? `https://github.com/${name}` : library,
    folder: revParse(siteDir, '--show-prefix') ?? '',
    revision: commit ?? revParse(siteDir, 'HEAD') ?? 'main',
  };
}

/**
 * Gives the address of a file or folder of the site.
 *
 * @param view what GitHub is to do with it: show a file (`blob`) or a folder (`tree`), or edit a file
 * @param path from the root of the site; the folder of the site itself when empty
 */
export function sourceAddress(
  {url, folder}: SiteRepository,
  view: 'blob' | 'tree' | 'edit',
  path: string,
  revision = 'main',
): string {
  return `${url}/${view}/${revision}/${folder}${path}`;
}

/** Gives the address of the form for a new issue, whose text begins as given; whoever adds to the address adds to the text. */
export function newIssue({url}: SiteRepository, text: string): string {
  return `${url}/issues/new?body=${encodeURIComponent(text)}`;
}

/** @returns `null` without git, outside of a repository, and for what it does not know yet */
function revParse(siteDir: string, what: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', what], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
