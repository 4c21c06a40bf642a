import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** The cost of a build. */
export interface BuildRun {
  seconds: number;
  /** CPU time of all threads, in seconds, which other work on the machine affects least. */
  processorSeconds: number;
  /** Peak memory, in MB. */
  peakMemory: number;
}

/** Module that prints the resource usage of the build, which is a single process with many threads. */
const PRINT_USAGE = `data:text/javascript,process.on('exit',()=>console.error(JSON.stringify(process.resourceUsage())))`;

/**
 * Builds a site with its own Docusaurus and measures the build.
 *
 * @param heap limit of V8's heap, in MB
 * @throws {Error} when the build fails; the message contains the end of its output
 */
export function runBuild(siteDir: string, heap: number, environment: Record<string, string>): BuildRun {
  const docusaurus = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const flags = [`--max-old-space-size=${heap}`, '--import', PRINT_USAGE];
  const started = performance.now();
  const {status, stdout, stderr} = spawnSync(process.execPath, [...flags, docusaurus, 'build', siteDir], {
    cwd: siteDir,
    encoding: 'utf8',
    env: {...process.env, ...environment},
    maxBuffer: 64 * 1024 * 1024,
  });
  const usage = stderr.match(/^\{"userCPUTime.*\}$/gm)?.at(-1);
  if (status !== 0 || !usage) {
    throw new Error(`The build of ${path.basename(siteDir)} failed:\n${`${stdout}${stderr}`.slice(-3000)}`);
  }
  const {userCPUTime, systemCPUTime, maxRSS} = JSON.parse(usage) as NodeJS.ResourceUsage;
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
    peakMemory: Math.round(maxRSS / 1024),
  };
}
