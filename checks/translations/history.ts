import {execFileSync} from 'node:child_process';
import {hashOf} from '../../src/lib/content/sourceHash';

/**
 * Shows how an English file changed since the text that a French one translates.
 *
 * @param siteDir absolute path of the repository
 * @param english path of the file from there
 * @param hash the hash that the French file records
 * @param current the English text now
 * @returns a unified diff, or a sentence that says why there is none
 */
export function diffSince(siteDir: string, english: string, hash: string, current: string): string {
  const git = (args: string[], input?: string) =>
    execFileSync('git', args, {
      cwd: siteDir,
      encoding: 'utf8',
      input,
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  try {
    const commits = git(['log', '--format=%H', '--', english]).split('\n').filter(Boolean);
    for (const commit of commits) {
      if (hashOf(showFile(git, commit, english)) === hash) {
        const now = git(['hash-object', '-w', '--stdin'], current).trim();
        // Lines of the diff after its four lines of header, which name objects.
        return git(['diff', '--no-color', '--unified=1', `${commit}:${english}`, now])
          .split('\n')
          .slice(4)
          .join('\n');
      }
    }
  } catch {
    return 'No history to show the changes from (not a git checkout, or a shallow one).';
  }
  return `No commit has the text with the hash ${hash}: read the whole page.`;
}

function showFile(git: (args: string[]) => string, commit: string, file: string): string {
  try {
    return git(['show', `${commit}:${file}`]);
  } catch {
    return '';
  }
}
