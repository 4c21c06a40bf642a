import {spawnSync} from 'node:child_process';

/**
 * Runs npm in a folder, without running package scripts.
 *
 * @returns npm's error code and the first lines of its message, or `null` if the command succeeded
 */
export function npm(args: readonly string[], cwd: string): string | null {
  const {status, stderr} = spawnSync('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) {
    return null;
  }
  const code = /^npm error code (.+)$/m.exec(stderr)?.[1];
  // For a package that does not exist, the other lines only repeat the code.
  const details =
    code === 'E404'
      ? []
      : stderr
          .split('\n')
          .filter((line) => /^npm error (?!code |A complete log)/.test(line))
          .map((line) => line.slice('npm error '.length));
  return [code ?? 'npm failed', ...details.slice(0, 5)].join('; ');
}
