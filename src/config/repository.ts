import {execFileSync} from 'node:child_process';

/** The location of this site's sources. */
export interface SiteRepository {
  /** URL of the repository on GitHub. */
  url: string;
  /** Folder of the site in the repository, with a trailing slash; empty if the site is at the root. */
  folder: string;
  /** The commit being built, or `main` if it is unknown. */
  revision: string;
}

/**
 * Determines the location of the site's sources. In GitHub Actions, the environment contains the repository and the
 * commit; otherwise git provides the commit. Git also provides the folder. Without git, as in an unpacked archive, the
 * site is assumed to be at the root of the repository.
 *
 * @param library URL of the library's repository, used if the environment contains no repository
 * @param environment environment variables
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
 * Returns the GitHub URL of a file or folder of the site.
 *
 * @param view whether to show a file (`blob`), show a folder (`tree`), or edit a file (`edit`)
 * @param path path from the root of the site; empty for the site's own folder
 */
export function sourceAddress(
  {url, folder}: SiteRepository,
  view: 'blob' | 'tree' | 'edit',
  path: string,
  revision = 'main',
): string {
  return `${url}/${view}/${revision}/${folder}${path}`;
}

/** Returns the URL of the new issue form, prefilled with text. Appending to the URL appends to the text. */
export function newIssue({url}: SiteRepository, text: string): string {
  return `${url}/issues/new?body=${encodeURIComponent(text)}`;
}

/**
 * Returns the output of `git rev-parse`, or `null` if it fails: without git, outside a repository, before the first
 * commit.
 */
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
