import {spawnSync} from 'node:child_process';

/** What npm answered. */
export interface NpmAnswer {
  ok: boolean;
  stdout: string;
  /** What went wrong, with npm's code for it, `null` when nothing did. */
  problem: string | null;
}

/** Runs npm in a folder; it runs no script of a package. */
export function npm(args: readonly string[], cwd: string): NpmAnswer {
  const {status, stdout, stderr} = spawnSync('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) {
    return {ok: true, stdout, problem: null};
  }
  const code = /^npm error code (.+)$/m.exec(stderr)?.[1];
  // Its lines about a package that does not exist say no more than the code does.
  const details =
    code === 'E404'
      ? []
      : stderr
          .split('\n')
          .filter((line) => /^npm error (?!code |A complete log)/.test(line))
          .map((line) => line.slice('npm error '.length));
  return {ok: false, stdout, problem: [code ?? 'npm failed', ...details.slice(0, 5)].join('; ')};
}
