import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** One build of a site. */
export interface BuildRun {
  seconds: number;
  /** Processor time of all its processes, in seconds: what other work on the machine disturbs least. */
  processorSeconds: number;
  /** The most memory that all its processes held at a time, in MB. */
  peakMemory: number;
}

/** What of a site is not a build's input. */
const GENERATED = ['build', '.docusaurus', 'node_modules/.cache'];

/** Empties a site of every trace of earlier builds, the bundler's cache included. */
export function clean(siteDir: string): void {
  GENERATED.forEach((folder) => fs.rmSync(path.join(siteDir, folder), {recursive: true, force: true}));
}

/**
 * Builds a site with Docusaurus and measures it. It stands below the repository, whose packages it uses.
 *
 * @param heap limit of V8's heap in MB; V8's own limit, about 4000, unless given
 * @throws {Error} with the end of its output, when the build fails
 */
export async function runBuild(siteDir: string, repository: string, heap?: number): Promise<BuildRun> {
  const docusaurus = path.join(repository, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const started = performance.now();
  const flags = heap === undefined ? [] : [`--max-old-space-size=${heap}`];
  const child = spawn(
    '/bin/sh',
    ['-c', '"$0" "$@"; status=$?; times >&2; exit $status', process.execPath, ...flags, docusaurus, 'build', siteDir],
    {
      cwd: siteDir,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));

  let peakMemory = 0;
  const watch = setInterval(() => {
    peakMemory = Math.max(peakMemory, memoryOfTree(child.pid!));
  }, 500);
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (status !== 0) {
    throw new Error(`The build of ${path.basename(siteDir)} failed:\n${output.slice(-3000)}`);
  }
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: lastTimes(output),
    peakMemory,
  };
}

/** Reads the last line of the shell's `times`: user and system time of its children, as `1m2.5s 0m3.0s`. */
function lastTimes(output: string): number {
  const match = [...output.matchAll(/^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/gm)].at(-1);
  return match ? Number(match[1]) * 60 + Number(match[2]) + Number(match[3]) * 60 + Number(match[4]) : NaN;
}

/** Resident memory of a process and all below it, in MB, as `ps` of Linux and macOS tells. */
function memoryOfTree(root: number): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], {encoding: 'utf8'})
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const tree = new Set([root]);
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    processes.forEach(([pid, parent]) => tree.has(parent) && tree.add(pid));
  }
  const kilobytes = processes.reduce((sum, [pid, , rss]) => sum + (tree.has(pid) ? rss : 0), 0);
  return Math.round(kilobytes / 1024);
}
