import {execFileSync} from 'node:child_process';
import {hashOf} from '../../src/lib/content/sourceHash';

/**
 * Returns the changes to an English file since it was translated.
 *
 * @param siteDir absolute path of the repository
 * @param english path of the English file from `siteDir`
 * @param hash the hash recorded in the French file
 * @returns a unified diff, or a sentence that says why there is none
 */
export function diffSince(siteDir: string, english: string, hash: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  try {
    const commits = git('log', '--format=%H', '--', english).split('\n').filter(Boolean);
    for (const commit of commits) {
      if (hashOf(showFile(git, commit, english)) === hash) {
        // Skip the four header lines of the diff, which contain object names.
        return git('diff', '--no-color', '--unified=1', commit, '--', english).split('\n').slice(4).join('\n');
      }
    }
  } catch {
    return 'Cannot show the changes, because git cannot read the history.';
  }
  return `No commit contains the text with the hash ${hash}: read the whole page.`;
}

function showFile(git: (...args: string[]) => string, commit: string, file: string): string {
  try {
    return git('show', `${commit}:./${file}`);
  } catch {
    return '';
  }
}
